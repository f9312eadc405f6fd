import type { Tile } from '../core/types'
import type { GalleryContext } from './context'

/** A tile's title, which links to the article; the link's reach is the whole tile (style sheet). */
export function TileTitle({
  context: { headingLevel },
  tile,
}: {
  readonly context: GalleryContext
  readonly tile: Tile
}) {
  const Heading = headingLevel === 2 ? 'h3' : headingLevel === 3 ? 'h4' : 'h5'
  return (
    <Heading>
      <a href={tile.href}>{tile.title}</a>
    </Heading>
  )
}
