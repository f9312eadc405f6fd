import { smallestSource } from '../../../core/lightbox-image'
import { objectPosition } from '../../../core/image-sources'
import type { Tile } from '../../../core/types'

/** A tile at its smallest: its image, or the first letters of its text cover. Its button has the name. */
export function Thumbnail({ tile }: { readonly tile: Tile | undefined }) {
  if (!tile) return null
  if (!tile.image) return <span>{[...tile.title].slice(0, 2)}</span>
  return (
    <img
      src={smallestSource(tile.image)}
      alt=""
      draggable={false}
      style={{ objectPosition: objectPosition(tile.image) }}
    />
  )
}
