import { smallestSource } from '../../../core/lightbox-picture'
import { objectPosition } from '../../../core/picture-sources'
import type { Tile } from '../../../core/types'

/** A tile at its smallest: its picture, or the first letters of its plate. Its button has the name. */
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
