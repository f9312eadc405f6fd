import { useRef, useState } from 'react'
import { knownTileAt } from '../../../core/lightbox/slides/neighbours'
import { blocksCovering, type IndexRange } from '../../../core/lightbox/thumbnails'
import type { Slide, Tile } from '../../../core/types'
import type { LightboxProps } from '../../static/lightbox-props'

/** The tiles of an order by index. Unknown ones are loaded in blocks, each block once; a failed block can be retried. */
export function useThumbnailTiles(range: LightboxProps['range'], slide: Slide) {
  const known = useRef(new Map<number, Tile>())
  /** First indexes of the blocks that are requested. */
  const requested = useRef(new Set<number>())
  const [, rerender] = useState(0)
  const { total } = slide

  const add = (from: number, tiles: readonly Tile[]) =>
    tiles.forEach((tile, i) => known.current.set(from + i, tile))

  /** Call it with the visible thumbnails. */
  const load = (visible: IndexRange) => {
    for (const { from, to } of blocksCovering(visible, total)) {
      if (!range || requested.current.has(from)) continue
      requested.current.add(from)
      const found = range(from, to)
      if (!(found instanceof Promise)) add(from, found)
      else {
        found
          .then(
            (tiles) => add(from, tiles),
            () => requested.current.delete(from),
          )
          .then(() => rerender((count) => count + 1))
      }
    }
  }

  const tileAt = (index: number) => known.current.get(index) ?? knownTileAt(slide, index)
  return { load, tileAt }
}
