import type { CSSProperties } from 'react'
import type { TextPosition } from '../../../core/enumerations'
import type { ImageSlots } from '../../../core/tile/image-sources'
import { tileSize } from '../../../core/tile/tile-size'
import type { Tile as TileData } from '../../../core/types'
import { tileAnchor } from '../../../core/url/tile-anchor'
import type { TileContext, TileSettings } from '../tile-context'
import { HoverBox } from './hover-box/HoverBox'
import { zoomLink } from './zoom-link'
import { TileImage } from './TileImage'

export interface TileProps {
  readonly context: TileContext
  readonly tile: TileData
  readonly slots: ImageSlots
  /** Custom properties from which the style sheet places the tile, or its rectangle. */
  readonly style: CSSProperties | undefined
  readonly eager: boolean
  /** Set where only a part of the tiles is in the page. `position` starts at 1. */
  readonly inSet?: { readonly total: number; readonly position: number } | undefined
}

/** A tile of a grid: image or text cover, and the hover box. */
export function Tile({ context, tile, slots, style, eager, inSet }: TileProps) {
  const { groups, hoverBox, layout } = context.gallery
  const { extras } = context
  const attributes = tileAttributes(context.gallery, slots)
  const position = attributes['data-text']
  const isRow = layout === 'list'
  const hasIntro = isRow || WIDE_TEXT.has(position) || isTallAnywhere(slots)
  const hasTags = isRow || (hoverBox !== 'none' && isBigAnywhere(slots))
  const image = (
    <>
      {tile.image ? (
        <TileImage
          {...{ image: tile.image, slots, eager }}
          decodePlaceholder={extras?.decodePlaceholder}
        />
      ) : (
        extras && <extras.TextCover context={context} tile={tile} />
      )}
      {tile.furtherImages && extras && <extras.ImageCount tile={tile} labels={context.labels} />}
    </>
  )
  const hover = (
    <HoverBox
      context={context}
      tile={tile}
      hasIntro={hasIntro}
      tags={(hasTags && extras?.tileTags(groups, tile)) || []}
    />
  )
  const { renderTile } = context.slots
  return (
    <li
      id={tileAnchor(context.gallery.id, tile.id)}
      data-tile={tile.id}
      {...attributes}
      aria-setsize={inSet?.total}
      aria-posinset={inSet?.position}
      style={style}
    >
      <article>
        {renderTile?.({ tile, image, hoverBox: hover, zoom: zoomLink(context, tile) }) ?? (
          <>
            {image}
            {hover}
          </>
        )}
      </article>
    </li>
  )
}

/** The attributes of a tile that depend on its size. */
export const tileAttributes = ({ textPosition }: TileSettings, { wide }: ImageSlots) => ({
  'data-size': wide.span.join('x'),
  'data-text': textPosition[tileSize(wide.span)],
})

/** Positions where the text has half of the tile or all of it. */
const WIDE_TEXT: ReadonlySet<TextPosition> = new Set(['left', 'right', 'cover'])

/** At other positions there is room for the intro only in tiles of two rows. */
const isTallAnywhere = (slots: ImageSlots) => Object.values(slots).some(({ span }) => span[1] > 1)

/** Smaller tiles have no room for tags. */
const isBigAnywhere = (slots: ImageSlots) =>
  Object.values(slots).some(({ span }) => tileSize(span) === 'big')
