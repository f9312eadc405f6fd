import type { PublishedDocument } from '@tessera/content'
import { parseUses, type Use } from '@tessera/content/store'
import type { PayloadRequest } from 'payload'
import { toDocuments, type CollectionKind } from '../../publish/expected-publication'
import {
  addImageGalleries,
  findCandidates,
  imageGalleriesOf,
  type ImageGallery,
} from '../../publish/images/find-image-galleries'
import { languagesOf } from '../../localisation/in-locale'
import { timestamp } from '../../publish/row-schemas/fields'
import { findPublished, findRevision, nameOf } from './find-published'
import { readDraft, type DraftReference } from './read-draft'
import { readRows } from './read-rows'

/** The documents that would be published with a draft, besides those that are published. */
export interface Overlay {
  readonly document: { readonly kind: CollectionKind; readonly key: string }
  readonly documents: readonly PublishedDocument[]
  /** The newest revision of the publications that this was computed with. */
  readonly revision: number
  /** When the draft was saved; ISO 8601. */
  readonly savedAt: string
}

const KINDS = { articles: 'article', pages: 'page', media: 'image' } as const

/** Null if the document does not exist or is in the trash. Writes nothing. */
export async function findOverlay(
  req: PayloadRequest,
  reference: DraftReference,
): Promise<Overlay | null> {
  const revision = await findRevision(req)
  const row = await readDraft(req, reference)
  if (!row) return null
  const kind = KINDS[reference.collection]
  const key = String(reference.id)
  if (kind === 'image') await addImageGalleries(req, galleriesWith(req, key))
  const own = await toDocuments(req, kind, row)
  const images = kind === 'page' ? await findNewImages(req, own) : []
  const used = await findNewUses(req, [...own, ...images])
  const savedAt = timestamp.parse(row['updatedAt'])
  return { document: { kind, key }, documents: [...own, ...images, ...used], revision, savedAt }
}

/** A gallery with this image, in each language: an image has a page of its own in the languages that show it. */
const galleriesWith = (req: PayloadRequest, image: string): readonly ImageGallery[] =>
  languagesOf(req).map((locale) => ({
    locale,
    block: {
      articles: { query: null, picked: [] },
      images: { query: null, picked: [image] },
    },
  }))

/** The images that the galleries of a page show and no published gallery does. */
async function findNewImages(
  req: PayloadRequest,
  pages: readonly PublishedDocument[],
): Promise<readonly PublishedDocument[]> {
  const galleries = pages.flatMap(({ locale, body }) =>
    imageGalleriesOf(body).map((block) => ({ locale, block })),
  )
  if (galleries.length === 0) return []
  await addImageGalleries(req, galleries)
  const candidates = await findCandidates(
    req,
    galleries.map(({ block }) => block),
  )
  const references = candidates.map((key) => ({ kind: 'image' as const, key }))
  const published = await findPublished(req, references)
  const added = references.filter((reference) => !published.has(nameOf(reference)))
  const rows = await readRows(
    req,
    'media',
    added.map(({ key }) => key),
  )
  const documents = rows.map((row) =>
    toDocuments(req, 'image', { ...row, slug: row['slug'] || `preview-${row.id}` }),
  )
  return (await Promise.all(documents)).flat()
}

/** The images and videos that documents show and that are not published, and those that these show. */
async function findNewUses(
  req: PayloadRequest,
  documents: readonly PublishedDocument[],
): Promise<readonly PublishedDocument[]> {
  const uses = documents.flatMap(({ uses }) => parseUses(uses))
  const published = await findPublished(req, uses)
  const added = uses.filter((use) => !published.has(nameOf(use)))
  const media = await toUsed(req, 'media', added)
  const videos = await toUsed(req, 'video', added)
  const posters = videos.length > 0 ? await findNewUses(req, videos) : []
  return [...media, ...videos, ...posters]
}

async function toUsed(req: PayloadRequest, kind: Use['kind'], uses: readonly Use[]) {
  const ids = [...new Set(uses.flatMap((use) => (use.kind === kind ? [use.key] : [])))]
  const rows = await readRows(req, kind === 'media' ? 'media' : 'videos', ids)
  return (await Promise.all(rows.map((row) => toDocuments(req, kind, row)))).flat()
}
