import { galleryBlock, galleryId } from '@tessera/content'
import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  FILTER_FORMS,
  PATTERN_IDS,
} from '@tessera/gallery/core'
import { APIError, type PayloadRequest, type Where } from 'payload'
import { z } from 'zod'
import { slugify } from '../fields/slug/slugify'
import { languagesOf } from '../localisation/in-locale'
import { NOT_IN_TRASH } from '../trash/in-trash'
import { readJson } from './read-json'

const slug = z.string().trim().min(1).max(200)
const block = galleryBlock.shape
const lightboxOptions = block.lightbox.unwrap().partial()

const pageRequest = z.object({
  slug,
  title: z.string().trim().min(1).max(200),
  description: z.string().max(500).nullish(),
  showTitle: z.boolean().default(true),
  gallery: z.object({
    id: galleryId,
    title: z.string().trim().min(1).max(200),
    layout: block.layout.default('mosaic'),
    pattern: z.enum(PATTERN_IDS).default('4'),
    /** Filter groups by their slugs. */
    groups: z
      .array(
        z.object({
          slug,
          form: z.enum(FILTER_FORMS).default('buttons'),
          multiple: z.boolean().default(false),
        }),
      )
      .default([]),
    fitShapes: block.fitShapes.default(true),
    search: block.search.default(false),
    sorts: block.sorts.default([]),
    /** Terms by the slugs of their groups and their own. */
    terms: z.array(z.object({ group: slug, slug })).default([]),
    /** Shows the images of these folders, by their ids, instead of articles. */
    folders: z.array(z.number()).optional(),
    from: z.coerce.date().nullish(),
    to: z.coerce.date().nullish(),
    order: block.order.default('newest'),
    paging: block.paging.default({ kind: 'more', size: 24 }),
    hoverBox: block.hoverBox.default('fade'),
    textPosition: block.textPosition.default(DEFAULT_TEXT_POSITION),
    /** `true` for the default lightbox, or options that differ from it. */
    lightbox: z.union([z.boolean(), lightboxOptions]).default(true),
    tileClick: block.tileClick.default('article'),
  }),
})
type GalleryRequest = z.infer<typeof pageRequest>['gallery']

/** POST /api/internal/page: creates and publishes a page with one gallery, unless a page has that slug. */
export async function createPage(req: PayloadRequest) {
  const page = await readJson(req, pageRequest)
  const existing = await req.payload.db.findOne<{ id: number }>({
    collection: 'pages',
    where: { and: [{ slug: { equals: slugify(page.slug) } }, NOT_IN_TRASH] },
    locale: languagesOf(req)[0],
  })
  if (existing) return { id: existing.id, created: false }
  const { id } = await req.payload.create({
    collection: 'pages',
    depth: 0,
    user: req.user,
    data: {
      slug: page.slug,
      title: page.title,
      description: page.description,
      showTitle: page.showTitle,
      blocks: [await toBlock(req, page.gallery)],
      importBatch: req.searchParams.get('batch') ?? undefined,
      _status: 'published',
    },
  })
  return { id, created: true }
}

async function toBlock(req: PayloadRequest, gallery: GalleryRequest) {
  const groups = []
  for (const { slug, form, multiple } of gallery.groups) {
    groups.push({ group: await findIdBySlug(req, 'filter-groups', slug), form, multiple })
  }
  const terms = []
  for (const term of gallery.terms) {
    const group = await findIdBySlug(req, 'filter-groups', term.group)
    terms.push(await findIdBySlug(req, 'terms', term.slug, group))
  }
  const { id, from, to, paging, lightbox, folders, ...options } = gallery
  return {
    ...options,
    ...DEFAULT_LIGHTBOX,
    ...(typeof lightbox === 'object' && lightbox),
    lightbox: lightbox !== false,
    blockType: 'gallery',
    galleryId: id,
    groups,
    works: folders ? 'images' : 'articles',
    folders,
    source: 'query',
    terms,
    from: from?.toISOString(),
    to: to?.toISOString(),
    paging: paging.kind,
    pageSize: paging.kind === 'all' ? undefined : paging.size,
  }
}

async function findIdBySlug(
  req: PayloadRequest,
  collection: 'filter-groups' | 'terms',
  slug: string,
  group?: number,
): Promise<number> {
  const and: Where[] = [{ slug: { equals: slugify(slug) } }]
  if (group !== undefined) and.push({ group: { equals: group } }, NOT_IN_TRASH)
  const row = await req.payload.db.findOne<{ id: number }>({
    collection,
    where: { and },
    joins: {},
  })
  if (row) return row.id
  const name = collection === 'terms' ? 'term' : 'filter group'
  throw new APIError(`There is no ${name} with the slug "${slug}".`, 400)
}
