import type { Gallery, GalleryView, Tile } from '../../../core/types'
import type { RenderedTile } from './rendered-tiles'

/** Tiles of one chunk. React compares 20 chunks faster than 1,000 tiles. */
const CHUNK_SIZE = 50

/** The chunk of each tile, by id: its position among all tiles, whatever the filter. */
export type Chunks = ReadonlyMap<string, number>

/**
 * The chunks of a view's tiles. Those of an earlier view with the same tiles and more: a tile that changed its chunk
 * would be created again. Null where tiles may have another order or come from a server.
 */
export function chunksOf(
  { sorts, paging }: Gallery,
  { tiles }: Pick<GalleryView, 'tiles'>,
  known: Chunks | null = null,
): Chunks | null {
  if (sorts.length > 0 || paging.kind === 'endless') return null
  if (known && tiles.every(({ id }) => known.has(id))) return known
  return new Map(tiles.map((tile: Tile, index) => [tile.id, Math.floor(index / CHUNK_SIZE)]))
}

export interface TileChunk {
  readonly key: string
  readonly tiles: readonly RenderedTile[]
}

/** Divides tiles into their chunks, in the same order. */
export function divideTiles(
  rendered: readonly RenderedTile[],
  chunks: Chunks | null,
): readonly TileChunk[] {
  if (!chunks) return [{ key: '', tiles: rendered }]
  const divided: { key: string; tiles: RenderedTile[]; chunk: number | undefined }[] = []
  for (const each of rendered) {
    const chunk = each.tile ? chunks.get(each.tile.id) : undefined
    const last = divided.at(-1)
    if (last && last.chunk === chunk) last.tiles.push(each)
    else divided.push({ key: `${chunk} ${each.tile?.id}`, tiles: [each], chunk })
  }
  const seen = new Set<number | undefined>()
  return divided.map(({ key, tiles, chunk }) => {
    const isFirst = !seen.has(chunk)
    seen.add(chunk)
    return { key: isFirst ? `${chunk}` : key, tiles }
  })
}
