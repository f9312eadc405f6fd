import type { PayloadRequest } from 'payload'

const COLLECTIONS = {
  users: 'users',
  articles: 'articles',
  pages: 'pages',
  media: 'media',
  jobs: 'payload-jobs',
}

/** GET /api/internal/status: number of documents by collection. */
export async function countDocuments({ payload }: PayloadRequest): Promise<Record<string, number>> {
  const counts = Object.entries(COLLECTIONS).map(async ([name, collection]) => {
    const { totalDocs } = await payload.db.count({ collection })
    return [name, totalDocs] as const
  })
  return Object.fromEntries(await Promise.all(counts))
}
