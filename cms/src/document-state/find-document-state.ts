import type { PayloadRequest } from 'payload'
import type { PreviewCollection } from '../preview/preview-token'
import { findSchedules, type Schedule } from '../scheduled-publishing/schedule'

export interface DocumentState {
  readonly isLive: boolean
  /** The newest version is not the one that visitors see. */
  readonly hasChanges: boolean
  /** Published addresses by language. */
  readonly addresses: Readonly<Record<string, string>>
  readonly schedules: readonly Schedule[]
}

const KINDS = { articles: 'article', pages: 'page', media: 'image' } as const

/** What visitors see of a document, and what is going to change. */
export async function findDocumentState(
  req: PayloadRequest,
  { collection, id }: { readonly collection: PreviewCollection; readonly id: number },
): Promise<DocumentState> {
  const { payload } = req
  const kind = KINDS[collection]
  const { docs } = await payload.db.find<{ id: number; locale?: string; path?: string }>({
    collection: 'publications',
    where: {
      and: [
        { kind: { equals: kind } },
        { key: { equals: String(id) } },
        { body: { exists: true } },
      ],
    },
    select: { locale: true, path: true },
    pagination: false,
    limit: 0,
    req,
  })
  const addresses = docs.map(({ locale, path }) => [
    locale,
    payload.config.serverURL + (path ?? ''),
  ])
  const isLive = docs.length > 0
  return {
    isLive,
    hasChanges: isLive && collection !== 'media' && (await isDraft(req, { collection, id })),
    addresses: Object.fromEntries(addresses),
    schedules: collection === 'media' ? [] : await findSchedules(req, { collection, id }),
  }
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
