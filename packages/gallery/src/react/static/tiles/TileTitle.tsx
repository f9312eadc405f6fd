import type { Tile } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'

/** A tile's title, which links to the article; the link's reach is the whole tile (style sheet). */
export function TileTitle({
  context: { headingLevel },
  tile,
}: {
  readonly context: GalleryContext
  readonly tile: Tile
}) {
  const long = tile.title.length > LONG_TITLE
  const Heading = headingLevel === 2 ? 'h3' : headingLevel === 3 ? 'h4' : 'h5'
  return (
    <Heading data-long={long || undefined}>
      {/* Where a strip has no room for all of it, the browser shows it on hover. */}
      <a href={tile.href} title={long ? tile.title : undefined}>
        {tile.title}
      </a>
    </Heading>
  )
}

/** Titles of more characters are set smaller and on more lines: at 60 two lines of a tile in four columns are full. */
const LONG_TITLE = 60
