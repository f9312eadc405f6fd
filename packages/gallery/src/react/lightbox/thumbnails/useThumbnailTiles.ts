import { useRef, useState } from 'react'
import { knownTile } from '../../../core/lightbox-walk'
import { blocksOf, type Stretch } from '../../../core/thumbnails'
import type { Slide, Tile } from '../../../core/types'
import type { LightboxProps } from '../props'

/** Tiles of an order by their places; those not known yet are asked for, each once, until somebody answers. */
export function useThumbnailTiles(range: LightboxProps['range'], slide: Slide) {
  const known = useRef(new Map<number, Tile>())
  const asked = useRef(new Set<number>())
  const [, setNews] = useState(0)
  const { total } = slide

  const put = (from: number, tiles: readonly Tile[]) =>
    tiles.forEach((tile, i) => known.current.set(from + i, tile))

  /** To be called when a stretch has come into sight. */
  const want = (stretch: Stretch) => {
    for (const { from, to } of blocksOf(stretch, total)) {
      if (!range || asked.current.has(from)) continue
      asked.current.add(from)
      const found = range(from, to)
      if (!(found instanceof Promise)) put(from, found)
      else {
        found
          .then(
            (tiles) => put(from, tiles),
            // The next scroll asks again.
            () => asked.current.delete(from),
          )
          .then(() => setNews((count) => count + 1))
      }
    }
  }

  return { want, tileAt: (place: number) => known.current.get(place) ?? knownTile(slide, place) }
}
