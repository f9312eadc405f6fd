// @ts-check
import { GALLERY_ORDERS } from '@tessera/content'
import {
  FILTER_FORMS,
  HOVER_EFFECTS,
  LAYOUTS,
  LIGHTBOX_SLIDES,
  MAX_PAGE_SIZE,
  PAGING_KINDS,
  SORT_KEYS,
  TEXT_POSITIONS,
  TILE_CLICKS,
  TILE_SIZES,
} from '@tessera/gallery/core'
import { z } from 'zod'

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'use small letters, digits and hyphens')
const template = z.string().min(1)
const text = z.union([template, z.array(template).min(1)])
const group = z.strictObject({ slug, label: z.string().min(1) })

const termRule = z
  .strictObject({
    group,
    /** The field whose values become terms. */
    from: z.string().min(1).optional(),
    /** A term for every article. */
    always: z.string().min(1).optional(),
    split: z.string().min(1).optional(),
    labels: z.record(z.string(), z.string().min(1)).optional(),
    ranges: z
      .union([
        z.enum(['decades', 'centuries']),
        z
          .array(
            z.strictObject({
              label: z.string().min(1),
              from: z.number().optional(),
              to: z.number().optional(),
            }),
          )
          .min(1),
      ])
      .optional(),
    /** The term of an article without another one of this rule. */
    otherwise: z.string().min(1).optional(),
  })
  .refine((rule) => (rule.from === undefined) !== (rule.always === undefined), {
    message: 'use either "from" (a field) or "always" (a term for all articles)',
  })

const gallery = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'begin with a letter, and use small letters, digits and hyphens'),
  title: z.string().min(1),
  description: z.string().min(1).optional(),
  layout: z.enum(LAYOUTS).optional(),
  pattern: z.string().min(1),
  groups: z.array(
    z.strictObject({
      slug,
      form: z.enum(FILTER_FORMS),
      multiple: z.boolean().optional(),
    }),
  ),
  search: z.boolean().optional(),
  sorts: z.array(z.enum(SORT_KEYS)).optional(),
  order: z.enum(GALLERY_ORDERS).exclude(['picked']),
  fitShapes: z.boolean().optional(),
  paging: z.union([
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({
      kind: z.enum(PAGING_KINDS).exclude(['all']),
      size: z.number().int().min(1).max(MAX_PAGE_SIZE),
    }),
  ]),
  hoverBox: z.enum(HOVER_EFFECTS),
  textPosition: z.record(z.enum(TILE_SIZES), z.enum(TEXT_POSITIONS)).optional(),
  /** `true` for the default lightbox, or options that differ from it. */
  lightbox: z.union([
    z.boolean(),
    z
      .strictObject({
        slides: z.enum(LIGHTBOX_SLIDES),
        captions: z.boolean(),
        details: z.boolean(),
        download: z.boolean(),
        share: z.boolean(),
        thumbnails: z.boolean(),
        autoplay: z.boolean(),
      })
      .partial(),
  ]),
  tileClick: z.enum(TILE_CLICKS).optional(),
})

/** The format of a mapping file (docs/import.md). */
export const mappingSchema = z
  .strictObject({
    $comment: z.string().optional(),
    /** Identifies the articles of this import. It is also their term in the group "collection". */
    collection: group.extend({ slug: slug.max(41) }),
    /** Identifies an article; without it, the content of the row does. */
    key: text.optional(),
    title: text,
    slug: text.optional(),
    excerpt: text.optional(),
    date: text.optional(),
    author: text.optional(),
    body: z.array(text).default([]),
    /** A field of HTML. It becomes rich text after `body`. */
    html: text.optional(),
    /** Names of image files: the first is the cover, the others follow the text. */
    images: z
      .strictObject({ from: z.string().min(1), split: z.string().min(1).optional() })
      .optional(),
    facts: z.array(z.strictObject({ label: z.string().min(1), value: text })).default([]),
    proportions: z.strictObject({ width: template, height: template }).optional(),
    terms: z.array(termRule).default([]),
    /** `draft`: nothing is published, not even what the source has published. */
    status: z.enum(['published', 'draft']).optional(),
    /** Values that mean "none", such as "no date". */
    empty: z.array(z.string()).default([]),
    gallery: gallery.optional(),
  })
  .superRefine(({ terms, gallery }, context) => {
    const groups = new Set(terms.map((rule) => rule.group.slug))
    gallery?.groups.forEach(({ slug }, index) => {
      if (groups.has(slug)) return
      context.addIssue({
        code: 'custom',
        path: ['gallery', 'groups', index, 'slug'],
        message: `no rule in "terms" creates the group "${slug}"`,
      })
    })
  })

/**
 * @typedef {z.infer<typeof mappingSchema>} Mapping
 * @typedef {z.infer<typeof termRule>} TermRule
 * @typedef {z.infer<typeof gallery>} MappedGallery
 */
