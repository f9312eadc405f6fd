import type { CSSProperties } from 'react'
import { tileAnchor } from '../../../core/links'
import type { Shape } from '../../../core/image-sources'
import { tileSize } from '../../../core/tile-size'
import { tileTags } from '../../../core/tile-tags'
import type { TextPosition, Tile as TileData } from '../../../core/types'
import type { GalleryContext } from '../gallery-context'
import { HoverBox } from './HoverBox'
import { TextCover } from './TextCover'
import { TileImage } from './TileImage'

export interface TileProps {
  readonly context: GalleryContext
  readonly tile: TileData
  readonly shape: Shape
  /** Where the style sheet puts it, at each level. */
  readonly style: CSSProperties | undefined
  readonly eager: boolean
  /** Told where only a part of the tiles is in the page; `position` from 1. */
  readonly inSet?: { readonly total: number; readonly position: number } | undefined
}

export function Tile({ context, tile, shape, style, eager, inSet }: TileProps) {
  const { groups, hoverBox, layout, textPosition } = context.gallery
  const position = textPosition[tileSize(shape.wide.span)]
  const isRow = layout === 'list'
  return (
    <li
      id={tileAnchor(context.gallery.id, tile.id)}
      data-tile={tile.id}
      data-size={shape.wide.span.join('x')}
      data-text={position}
      aria-setsize={inSet?.total}
      aria-posinset={inSet?.position}
      style={style}
    >
      <article>
        {tile.image ? (
          <TileImage image={tile.image} shape={shape} eager={eager} />
        ) : (
          <TextCover context={context} tile={tile} />
        )}
        <HoverBox
          context={context}
          tile={tile}
          withIntro={isRow || givesRoom.has(position) || isTallSomewhere(shape)}
          tags={
            isRow || (hoverBox !== 'none' && isBigSomewhere(shape)) ? tileTags(groups, tile) : []
          }
        />
      </article>
    </li>
  )
}

/** Where the words have half the tile or all of it. */
const givesRoom: ReadonlySet<TextPosition> = new Set(['left', 'right', 'cover'])

/** Elsewhere only a tile of two rows has room for its intro: the others need not carry one. */
const isTallSomewhere = (shape: Shape) => Object.values(shape).some(({ span }) => span[1] > 1)

/** A strip under an image and smaller tiles have none for tags. */
const isBigSomewhere = (shape: Shape) =>
  Object.values(shape).some(({ span }) => tileSize(span) === 'big')
