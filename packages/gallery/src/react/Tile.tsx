import { tileAnchor } from '../core/links'
import type { Shape } from '../core/picture-sources'
import type { Span, Tile as TileData } from '../core/types'
import type { GalleryContext } from './context'
import { HoverBox } from './HoverBox'
import { Plate } from './Plate'
import { TilePicture } from './TilePicture'

export interface TileProps {
  readonly context: GalleryContext
  readonly tile: TileData
  readonly shape: Shape
  readonly eager: boolean
}

export function Tile({ context, tile, shape, eager }: TileProps) {
  const { wide, medium, narrow } = shape
  return (
    <li
      id={tileAnchor(context.gallery.id, tile.id)}
      data-tile={tile.id}
      data-size={wide.span.join('x')}
      style={{
        '--wide': gridArea(wide.span),
        '--medium': gridArea(medium.span),
        '--narrow': gridArea(narrow.span),
      }}
    >
      <article>
        {tile.image ? (
          <TilePicture image={tile.image} shape={shape} eager={eager} />
        ) : (
          <Plate context={context} tile={tile} />
        )}
        <HoverBox context={context} tile={tile} withIntro={isBigSomewhere(shape)} />
      </article>
    </li>
  )
}

/** Only a tile of two rows has room for its intro: the others need not carry one. */
const isBigSomewhere = (shape: Shape) => Object.values(shape).some(({ span }) => span[1] > 1)

const gridArea = ([columns, rows]: Span) => `span ${rows}/span ${columns}`
