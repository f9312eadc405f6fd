import { compileMembership } from '@tessera/content'
import { formatUse } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { inLocale } from '../../localisation/in-locale'
import { imageGalleriesOf } from '../../publish/images/find-image-galleries'
import { toImageMember } from '../../publish/images/image-member'
import { mediaRow } from '../../publish/row-schemas/media-row'
import { findUnpublishedUses } from './find-unpublished-uses'

/** A document that shows an image. */
export interface ImageUse {
  /** Such as "Page". */
  readonly kind: string
  readonly title: string
  /** Below /admin; null for what has no form of its own. */
  readonly path: string | null
  readonly isPublished: boolean
}

const published = z.object({
  kind: z.string(),
  key: z.string(),
  locale: z.string(),
  path: z.string().nullish(),
  body: z.unknown(),
})
const titled = z.looseObject({ title: z.string().nullish() }).nullable().catch(null)

/** Where an image is used: in published documents and galleries, and in drafts. A document is listed once. */
export async function findImageUses(req: PayloadRequest, id: string): Promise<readonly ImageUse[]> {
  const uses = new Map<string, ImageUse>()
  for (const row of await publishedRows(req, id)) {
    const { collection, label } = KINDS[row.kind] ?? { label: row.kind, collection: null }
    const path = collection && `/${collection}${GLOBALS.has(row.kind) ? '' : `/${row.key}`}`
    const key = path ?? row.kind
    if (uses.has(key)) continue
    const title = titled.parse(row.body)?.title || label
    uses.set(key, { kind: label, title, path, isPublished: true })
  }
  for (const { collection, id: document, title, images } of await findUnpublishedUses(req)) {
    const path = `/collections/${collection}/${document}`
    if (!images.includes(id) || uses.has(path)) continue
    const kind = collection === 'pages' ? 'Page' : collection === 'articles' ? 'Article' : 'Video'
    uses.set(path, { kind, title, path, isPublished: false })
  }
  return [...uses.values()]
}

interface Kind {
  readonly label: string
  readonly collection: string
}
const KINDS: Readonly<Record<string, Kind>> = {
  page: { label: 'Page', collection: 'collections/pages' },
  article: { label: 'Article', collection: 'collections/articles' },
  image: { label: 'Image', collection: 'collections/media' },
  video: { label: 'Video', collection: 'collections/videos' },
  site: { label: 'Site settings', collection: 'globals/site' },
}
const GLOBALS: ReadonlySet<string> = new Set(['site'])

/** Documents that contain the image, and pages whose galleries find it by folder, terms or date. */
async function publishedRows(req: PayloadRequest, id: string) {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'publications',
    where: {
      and: [
        { body: { exists: true } },
        { kind: { not_equals: 'media' } },
        // Its own page.
        { or: [{ kind: { not_equals: 'image' } }, { key: { not_equals: id } }] },
        {
          or: [
            { uses: { contains: formatUse({ kind: 'media', key: id }) } },
            { kind: { equals: 'page' } },
          ],
        },
      ],
    },
    pagination: false,
    limit: 0,
    req,
  })
  const stored = await req.payload.db.findOne<{ id: number }>({
    collection: 'media',
    where: { id: { equals: Number(id) } },
    req,
  })
  const token = formatUse({ kind: 'media', key: id })
  return docs.flatMap((doc) => {
    const row = published.parse(doc)
    const { uses } = z.object({ uses: z.string().nullish() }).parse(doc)
    if (uses?.includes(token) || row.kind !== 'page') return uses?.includes(token) ? [row] : []
    const image = inLocale(req, stored, { slug: 'media', locale: row.locale, fallback: null })
    const isShown = imageGalleriesOf(row.body).some((block) =>
      compileMembership(block)(toImageMember(mediaRow.parse(image))),
    )
    return isShown ? [row] : []
  })
}
