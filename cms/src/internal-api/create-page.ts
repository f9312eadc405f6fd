import { DEFAULT_LIGHTBOX } from '@tessera/gallery/core'
import { galleryBlock, galleryId, patternId } from '@tessera/content'
import { APIError, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { languagesOf } from '../localisation/in-locale'
import { slugify } from '../fields/slug'

const slug = z.string().trim().min(1).max(200)
const defaults = galleryBlock.shape
const wantedPage = z.object({
  slug,
  title: z.string().trim().min(1).max(200),
  description: z.string().max(500).nullish(),
  showTitle: z.boolean().default(true),
  gallery: z.object({
    id: galleryId,
    title: z.string().trim().min(1).max(200),
    layout: defaults.layout,
    pattern: patternId.default('4'),
    /** Filter groups by slug. */
    groups: z
      .array(
        z.object({
          slug,
          form: z.enum(['buttons', 'dropdown']).default('buttons'),
          multiple: z.boolean().default(false),
        }),
      )
      .default([]),
    search: defaults.search,
    sorts: defaults.sorts,
    /** Terms by the slug of their group and their own. */
    terms: z.array(z.object({ group: slug, slug })).default([]),
    from: z.coerce.date().nullish(),
    to: z.coerce.date().nullish(),
    order: defaults.order.default('newest'),
    paging: defaults.paging.default({ kind: 'more', size: 24 }),
    hoverBox: defaults.hoverBox.default('fade'),
    textPosition: defaults.textPosition,
    lightbox: defaults.lightbox.default(DEFAULT_LIGHTBOX),
    tileClick: defaults.tileClick,
  }),
})
type WantedPage = z.infer<typeof wantedPage>

/** POST /api/internal/page: a published page with one gallery, unless there is a page with that slug. */
export async function createPage(req: PayloadRequest) {
  const page = await readPage(req)
  const existing = await req.payload.db.findOne<{ id: number }>({
    collection: 'pages',
    where: { slug: { equals: slugify(page.slug) } },
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

async function readPage(req: PayloadRequest): Promise<WantedPage> {
  const json: unknown = await req.json?.().catch(() => null)
  const parsed = wantedPage.safeParse(json)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new APIError(`${issue?.path.join('.') || 'The request'}: ${issue?.message}`, 400)
}

async function toBlock(req: PayloadRequest, gallery: WantedPage['gallery']) {
  const groups = []
  for (const { slug, form, multiple } of gallery.groups) {
    groups.push({ group: await idOfSlug(req, 'filter-groups', slug), form, multiple })
  }
  const terms = []
  for (const term of gallery.terms) {
    const group = await idOfSlug(req, 'filter-groups', term.group)
    terms.push(await idOfSlug(req, 'terms', term.slug, group))
  }
  const { id, from, to, paging, lightbox, ...options } = gallery
  return {
    ...options,
    ...lightbox,
    lightbox: lightbox !== null,
    blockType: 'gallery',
    galleryId: id,
    groups,
    source: 'query',
    terms,
    from: from?.toISOString(),
    to: to?.toISOString(),
    paging: paging.kind,
    pageSize: paging.kind === 'all' ? undefined : paging.size,
  }
}

async function idOfSlug(
  req: PayloadRequest,
  collection: 'filter-groups' | 'terms',
  slug: string,
  group?: number,
): Promise<number> {
  const bySlug = { slug: { equals: slugify(slug) } }
  const row = await req.payload.db.findOne<{ id: number }>({
    collection,
    where: group === undefined ? bySlug : { and: [bySlug, { group: { equals: group } }] },
    joins: {},
  })
  if (row) return row.id
  const what = collection === 'terms' ? 'term' : 'filter group'
  throw new APIError(`There is no ${what} with the slug "${slug}".`, 400)
}
