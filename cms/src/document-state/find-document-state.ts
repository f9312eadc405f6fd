import type { PayloadRequest } from 'payload'
import { readProcessingRow } from '../images/processing/processing-fields'
import { COLLECTIONS, readExpectedPublications } from '../publish/expected-publication'
import {
  findUnreadyImages,
  isPending,
  toUnready,
  type PendingReference,
  type UnreadyImage,
} from '../publish/pending/pending-publications'
import { findRefused } from '../scheduled-publishing/refused-publications'
import { findSchedules, type Schedule } from '../scheduled-publishing/schedule'
import { findLivePublications, type StateCollection } from './find-live-publications'

export interface DocumentState {
  /** Visitors see it; an image or a video, in at least one published document. */
  readonly isLive: boolean
  /** The newest version is not the one that visitors see. */
  readonly hasChanges: boolean
  /** Published addresses by language. */
  readonly addresses: Readonly<Record<string, string>>
  readonly schedules: readonly Schedule[]
  /** It is published, or its changes are, as soon as its images are ready. */
  readonly isPending: boolean
  /** Why it could not be published although its images are ready; null if it was not refused. */
  readonly refusedReason: string | null
  /** Its images, or the image itself, while visitors cannot see the newest files. */
  readonly unreadyImages: readonly UnreadyImage[]
}

/** What visitors see of a document, and what is going to change. */
export async function findDocumentState(
  req: PayloadRequest,
  { collection, id }: { readonly collection: StateCollection; readonly id: number },
): Promise<DocumentState> {
  const { payload } = req
  const publications = await findLivePublications({ payload, req }, collection, [id])
  const isLive = publications.length > 0
  const addresses = publications.flatMap(({ locale, path }) =>
    path === null ? [] : [[locale, payload.config.serverURL + path]],
  )
  const isFile = collection === 'media' || collection === 'videos'
  return {
    isLive,
    hasChanges: isLive && !isFile && (await isDraft(req, { collection, id })),
    addresses: Object.fromEntries(addresses),
    schedules: isFile ? [] : await findSchedules(req, { collection, id }),
    ...(await findUnready(req, collection, id)),
  }
}

async function findUnready(req: PayloadRequest, collection: StateCollection, id: number) {
  const none = { isPending: false, refusedReason: null, unreadyImages: [] }
  if (collection === 'videos') return none
  if (collection === 'media') {
    const row = await readProcessingRow({ payload: req.payload, req }, id)
    // AVIF is extra.
    const isUnready = row?.processing === 'webp' || row?.processingError
    return { ...none, unreadyImages: row && isUnready ? [toUnready(row)] : [] }
  }
  const kind = collection === 'articles' ? 'article' : 'page'
  const key = String(id)
  if (!(await isPending(req, { kind, key }))) return none
  const expected = await readExpectedPublications(req, kind, [key])
  return {
    isPending: true,
    refusedReason: await findRefusedReason(req, { kind, key }),
    unreadyImages: await findUnreadyImages(req, expected),
  }
}

async function findRefusedReason(
  req: PayloadRequest,
  { kind, key }: PendingReference,
): Promise<string | null> {
  const document = { collection: COLLECTIONS[kind], id: key }
  const refused = await findRefused({ payload: req.payload, req }, document)
  return refused.find(({ trigger }) => trigger === 'images')?.reason ?? null
}

/** Whether the newest version of a document is a draft. */
async function isDraft(
  req: PayloadRequest,
  { collection, id }: { readonly collection: 'articles' | 'pages'; readonly id: number },
): Promise<boolean> {
  const { docs } = await req.payload.db.queryDrafts<{ id: number; _status?: string }>({
    collection,
    where: { parent: { equals: id } },
    select: { version: { _status: true } },
    joins: false,
    limit: 1,
    pagination: false,
    req,
  })
  return docs[0]?._status === 'draft'
}
