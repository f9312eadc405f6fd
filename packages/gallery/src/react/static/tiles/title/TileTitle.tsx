import type { Tile } from '../../../../core/types'
import type { TileContext } from '../../tile-context'
import { TILE_HEADING } from './tile-heading'
import { TitleText } from './TitleText'

/** The title of a tile as a link to its article. The style sheet extends the link over the whole tile. */
export function TileTitle({
  context: { headingLevel, Link },
  tile,
}: {
  readonly context: TileContext
  readonly tile: Tile
}) {
  const isLong = tile.title.length > LONG_TITLE_LENGTH
  if (tile.untitled) return null
  const Heading = TILE_HEADING[headingLevel]
  return (
    <Heading data-long={isLong || undefined}>
      {/* Where a title is cut off, the browser shows all of it on hover. */}
      {tile.href ? (
        <Link href={tile.href} title={isLong ? tile.title : undefined}>
          <TitleText tile={tile} />
        </Link>
      ) : (
        <TitleText tile={tile} />
      )}
    </Heading>
  )
}

/** Longer titles are set smaller and on more lines. 60 characters fill two lines of a tile in four columns. */
const LONG_TITLE_LENGTH = 60
