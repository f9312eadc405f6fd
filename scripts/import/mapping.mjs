// @ts-check
import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { CommandError } from '../internal-api.mjs'
import { placesIn } from './template.mjs'

const slug = z.string().regex(/^[a-z0-9][a-z0-9-]*$/, 'use small letters, digits and hyphens')
const template = z.string().min(1)
const text = z.union([template, z.array(template).min(1)])
const group = z.strictObject({ slug, label: z.string().min(1) })

const termRule = z
  .strictObject({
    group,
    /** The field whose values become terms. */
    from: z.string().min(1).optional(),
    /** A term that every article gets. */
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
    /** The term of an article that gets none otherwise. */
    otherwise: z.string().min(1).optional(),
  })
  .refine((rule) => (rule.from === undefined) !== (rule.always === undefined), {
    message: 'say either "from" (a field) or "always" (a term for all)',
  })

const position = z.enum(['top', 'right', 'bottom', 'left', 'cover'])

const gallery = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'begin with a letter; small letters, digits and hyphens'),
  title: z.string().min(1),
  description: z.string().min(1).optional(),
  layout: z.enum(['mosaic', 'columns', 'masonry', 'justified', 'list']).optional(),
  pattern: z.string().min(1),
  groups: z.array(
    z.strictObject({
      slug,
      form: z.enum(['buttons', 'dropdown']),
      multiple: z.boolean().optional(),
    }),
  ),
  search: z.boolean().optional(),
  sorts: z.array(z.enum(['title', 'date', 'oldest', 'random'])).optional(),
  order: z.enum(['newest', 'oldest', 'title']),
  paging: z.union([
    z.strictObject({ kind: z.literal('all') }),
    z.strictObject({
      kind: z.enum(['more', 'pages', 'endless']),
      size: z.number().int().min(1).max(96),
    }),
  ]),
  hoverBox: z.enum([
    'none',
    'fade',
    // What mappings from before the sides had names say: from the bottom.
    'slide',
    'slide-top',
    'slide-right',
    'slide-bottom',
    'slide-left',
    'flip',
    'zoom',
  ]),
  textPosition: z
    .strictObject({ small: position, wide: position, tall: position, big: position })
    .optional(),
  /** `true` for the usual lightbox, or what is to differ from it. */
  lightbox: z.union([
    z.boolean(),
    z
      .strictObject({
        slides: z.enum(['images', 'articles']),
        captions: z.boolean(),
        download: z.boolean(),
        share: z.boolean(),
        thumbnails: z.boolean(),
        autoplay: z.boolean(),
      })
      .partial(),
  ]),
  tileClick: z.enum(['article', 'lightbox', 'nothing']).optional(),
})

export const mappingSchema = z
  .strictObject({
    $comment: z.string().optional(),
    /** The imported articles are kept apart from others by this; it is also their term in the group "collection". */
    collection: group.extend({ slug: slug.max(41) }),
    /** What tells one article from another; lines without it are told apart by their content. */
    key: text.optional(),
    title: text,
    slug: text.optional(),
    excerpt: text.optional(),
    date: text.optional(),
    author: text.optional(),
    body: z.array(text).default([]),
    /** A field of HTML: becomes rich text, after `body`. */
    html: text.optional(),
    facts: z.array(z.strictObject({ label: z.string().min(1), value: text })).default([]),
    proportions: z.strictObject({ width: template, height: template }).optional(),
    terms: z.array(termRule).default([]),
    /** Values that stand for nothing, such as "no date". */
    empty: z.array(z.string()).default([]),
    gallery: gallery.optional(),
  })
  .superRefine(({ terms, gallery }, context) => {
    const known = new Set(terms.map((rule) => rule.group.slug))
    gallery?.groups.forEach(({ slug }, index) => {
      if (known.has(slug)) return
      const path = ['gallery', 'groups', index, 'slug']
      context.addIssue({
        code: 'custom',
        path,
        message: `no rule in "terms" makes the group "${slug}"`,
      })
    })
  })

/**
 * @typedef {z.infer<typeof mappingSchema>} Mapping
 * @typedef {z.infer<typeof termRule>} TermRule
 * @typedef {z.infer<typeof gallery>} MappedGallery
 */

/** @param {string} path @returns {Mapping} @throws {CommandError} */
export function loadMapping(path) {
  const json = readJson(path)
  const parsed = mappingSchema.safeParse(json)
  if (parsed.success) return parsed.data
  const problems = parsed.error.issues.map(({ path, message }) => `\n  ${place(path)}: ${message}`)
  throw new CommandError(
    `The mapping ${path} is not understood:${problems.join('')}\nImporting with a guess in its place would bring the wrong thing. Correct these places; docs/import.md says what a mapping may hold.`,
  )
}

/** Every field of the file that a mapping speaks of. @param {Mapping} mapping @returns {ReadonlySet<string>} */
export function fieldsOf(mapping) {
  const { key = [], title, slug = [], excerpt = [], date = [], author = [], proportions } = mapping
  const texts = [key, title, slug, excerpt, date, author, mapping.html ?? [], ...mapping.body]
  texts.push(...mapping.facts.map((fact) => fact.value))
  if (proportions) texts.push(proportions.width, proportions.height)
  const fromTerms = mapping.terms.flatMap((rule) => rule.from ?? [])
  return new Set([...texts.flatMap(placesIn), ...fromTerms])
}

/** @param {string} path */
function readJson(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new CommandError(
      `The mapping ${path} cannot be read: ${reason}. Without it nobody knows what the fields mean. Give the path of a JSON file, or leave --map out to have the fields guessed.`,
    )
  }
}

/** @param {readonly PropertyKey[]} path */
function place(path) {
  return path.length ? path.map(String).join('.') : 'the whole'
}
