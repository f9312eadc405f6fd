import type { PayloadRequest } from 'payload'
import { page } from '@tessera/content'
import type { DocumentName } from './publish'

/** Published pages with a gallery into which this article was picked by hand. Pages are few: all are looked at. */
export async function pagesThatPicked(
  req: PayloadRequest,
  article: string,
): Promise<DocumentName[]> {
  const { docs } = await req.payload.db.find<{ id: number; key?: string; body?: unknown }>({
    collection: 'publications',
    where: { kind: { equals: 'page' } },
    pagination: false,
    limit: 0,
    req,
  })
  const keys = docs.flatMap(({ key, body }) => {
    const parsed = page.safeParse(body)
    const blocks = parsed.success ? parsed.data.blocks : []
    const picked = blocks.some(
      (block) => block.type === 'gallery' && block.articles.picked.includes(article),
    )
    return key && picked ? [key] : []
  })
  return [...new Set(keys)].map((key) => ({ kind: 'page', key }))
}
