import { page } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import type { DocumentReference } from './publish'

/** Published pages with a gallery in which this article or image is picked. A site has few pages, so this reads all of them. */
export async function findPagesWithPicked(
  req: PayloadRequest,
  kind: 'article' | 'media',
  id: string,
): Promise<DocumentReference[]> {
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
    const isPicked = blocks.some(
      (block) =>
        block.type === 'gallery' &&
        (kind === 'article' ? block.articles : block.images).picked.includes(id),
    )
    return key && isPicked ? [key] : []
  })
  return [...new Set(keys)].map((key) => ({ kind: 'page', key }))
}
