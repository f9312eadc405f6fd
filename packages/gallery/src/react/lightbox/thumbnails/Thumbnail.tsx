import { smallestSource } from '../../../core/lightbox/slides/image-sources'
import { objectPosition } from '../../../core/tile/image-sources'
import { coverLetters } from '../../../core/tile/cover-letters'
import type { Tile } from '../../../core/types'

/** The smallest image of a tile, or the first two letters of its title. Its button has the accessible name. */
export function Thumbnail({ tile }: { readonly tile: Tile | undefined }) {
  if (!tile) return null
  if (!tile.image) return <span>{coverLetters(tile.title)}</span>
  return (
    <img
      src={smallestSource(tile.image)}
      alt=""
      draggable={false}
      style={{ objectPosition: objectPosition(tile.image) }}
    />
  )
}
