import { page, pattern, type GalleryBlock } from '@tessera/content'
import type { Pattern } from '@tessera/gallery/layouts'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { largestTile, type Size } from './largest-tile'

/** A gallery of a published page with the largest image in it. */
export interface GalleryTile {
  readonly page: { readonly id: string; readonly title: string }
  readonly block: GalleryBlock
  readonly tile: Size
}

const row = z.object({ kind: z.string(), key: z.string(), body: z.unknown() })

/** The galleries of all published pages, each with its own pattern, columns, row height and gap. A site has few pages. */
export async function findGalleryTiles(req: PayloadRequest): Promise<readonly GalleryTile[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'publications',
    where: { and: [{ kind: { in: ['page', 'pattern'] } }, { body: { exists: true } }] },
    pagination: false,
    limit: 0,
    req,
  })
  const rows = docs.map((doc) => row.parse(doc))
  const patterns = new Map(
    rows.flatMap(({ kind, key, body }) => {
      const { data } = pattern.safeParse(kind === 'pattern' ? body : null)
      return data ? [[key, { id: key, ...data }] as const] : []
    }),
  )
  return rows.flatMap(({ kind, key, body }): GalleryTile[] => {
    const { data } = page.safeParse(kind === 'page' ? body : null)
    return (data?.blocks ?? []).flatMap((block) =>
      block.type === 'gallery'
        ? [{ page: { id: key, title: data?.title ?? '' }, block, tile: tileOf(block, patterns) }]
        : [],
    )
  })
}

/** A custom pattern that does not exist any more is replaced by pattern 4, as on the site. */
function tileOf(block: GalleryBlock, patterns: ReadonlyMap<string, Pattern>): Size {
  const { pattern: own } = block
  return largestTile({
    ...block,
    pattern: typeof own === 'string' ? own : (patterns.get(own.custom) ?? '4'),
  })
}
