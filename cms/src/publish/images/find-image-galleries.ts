import { page, type GalleryBlock } from '@tessera/content'
import type { PayloadRequest, Where } from 'payload'
import { findIds } from '../../database/find-ids'
import { NOT_IN_TRASH } from '../../trash/in-trash'

/** A gallery of a published page that shows images. */
export interface ImageGallery {
  readonly locale: string
  readonly block: Pick<GalleryBlock, 'articles' | 'images'>
}

/** The galleries that requests have read, because a page can publish hundreds of images. */
const galleriesRead = new WeakMap<PayloadRequest, Promise<readonly ImageGallery[]>>()

/** The galleries with images of all published pages; read once until they are forgotten. */
export function findImageGalleries(req: PayloadRequest): Promise<readonly ImageGallery[]> {
  const known = galleriesRead.get(req)
  if (known) return known
  const reading = readImageGalleries(req)
  galleriesRead.set(req, reading)
  return reading
}

/** Treats these galleries as published too, for the documents that are read with this request only. */
export async function addImageGalleries(
  req: PayloadRequest,
  added: readonly ImageGallery[],
): Promise<void> {
  const galleries = await findImageGalleries(req)
  galleriesRead.set(req, Promise.resolve([...galleries, ...added]))
}

/** Call this when pages may have been published since the last reading. */
export const forgetImageGalleries = (req: PayloadRequest): void => void galleriesRead.delete(req)

/** A site has few pages, so this reads all of them. */
async function readImageGalleries(req: PayloadRequest): Promise<readonly ImageGallery[]> {
  const { docs } = await req.payload.db.find<{ id: number; locale?: string; body?: unknown }>({
    collection: 'publications',
    where: { kind: { equals: 'page' } },
    pagination: false,
    limit: 0,
    req,
  })
  return docs.flatMap(({ locale, body }) =>
    locale === undefined ? [] : imageGalleriesOf(body).map((block) => ({ locale, block })),
  )
}

/** The galleries with images of a published page. */
export function imageGalleriesOf(body: unknown): readonly GalleryBlock[] {
  const { data } = page.safeParse(body)
  return (data?.blocks ?? []).flatMap((block) =>
    block.type === 'gallery' && (block.images.query || block.images.picked.length > 0)
      ? [block]
      : [],
  )
}

/** Ids of the images that galleries may show; the exact test is `compileMembership`. */
export async function findCandidates(
  req: PayloadRequest,
  galleries: readonly Pick<GalleryBlock, 'images'>[],
): Promise<readonly string[]> {
  const or = galleries.flatMap(({ images: { query, picked } }): Where[] => [
    ...(picked.length > 0 ? [{ id: { in: picked } }] : []),
    ...(query && query.folders.length > 0 ? [{ folder: { in: query.folders } }] : []),
    ...(query && query.folders.length === 0 && query.terms.length > 0
      ? [{ terms: { in: query.terms } }]
      : []),
  ])
  if (or.length === 0) return []
  const where = { and: [{ or }, NOT_IN_TRASH] }
  return (await findIds(req.payload, { collection: 'media', where, req })).map(String)
}

/** Ids of the images that are published as works. */
export async function findPublishedImages(req: PayloadRequest): Promise<readonly string[]> {
  const { docs } = await req.payload.db.find<{ id: number; key?: string }>({
    collection: 'publications',
    where: { and: [{ kind: { equals: 'image' } }, { body: { exists: true } }] },
    select: { key: true },
    pagination: false,
    limit: 0,
    req,
  })
  return [...new Set(docs.flatMap(({ key }) => key ?? []))]
}
