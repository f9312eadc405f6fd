import { memo, type CSSProperties } from 'react'
import type { TextPosition } from '../../../core/enumerations'
import type { ImageSlots } from '../../../core/tile/image-sources'
import { tileSize } from '../../../core/tile/tile-size'
import { tileTags } from '../../../core/tile/tile-tags'
import type { Tile as TileData } from '../../../core/types'
import { tileAnchor } from '../../../core/url/hrefs'
import type { GalleryContext } from '../gallery-context'
import { HoverBox } from './HoverBox'
import { TextCover } from './TextCover'
import { TileImage } from './TileImage'

export interface TileProps {
  readonly context: GalleryContext
  readonly tile: TileData
  readonly slots: ImageSlots
  /** Custom properties from which the style sheet places the tile, or its rectangle. */
  readonly style: CSSProperties | undefined
  readonly eager: boolean
  /** Set where only a part of the tiles is in the page. `position` starts at 1. */
  readonly inSet?: { readonly total: number; readonly position: number } | undefined
  /** Set on a tile that the view does not have. It stays in the page, without the names of a tile. */
  readonly isHidden?: boolean
}

/** A tile of a grid: image or text cover, and the hover box. */
export function Tile({ context, tile, slots, style, eager, inSet, isHidden }: TileProps) {
  const { id, textPosition } = context.gallery
  return (
    <li
      id={isHidden ? undefined : tileAnchor(id, tile.id)}
      data-tile={isHidden ? undefined : tile.id}
      data-size={slots.wide.span.join('x')}
      data-text={textPosition[tileSize(slots.wide.span)]}
      aria-setsize={inSet?.total}
      aria-posinset={inSet?.position}
      hidden={isHidden}
      style={style}
    >
      <TileContent context={context} tile={tile} slots={slots} eager={eager} />
    </li>
  )
}

/** Rendered again only when its own data changed. A tile that moves, is hidden or shown keeps its content. */
const TileContent = memo(function TileContent({
  context,
  tile,
  slots,
  eager,
}: Pick<TileProps, 'context' | 'tile' | 'slots' | 'eager'>) {
  const { groups, hoverBox, layout, textPosition } = context.gallery
  const isRow = layout === 'list'
  const position = textPosition[tileSize(slots.wide.span)]
  const hasIntro = isRow || WIDE_TEXT.has(position) || isTallAnywhere(slots)
  const hasTags = isRow || (hoverBox !== 'none' && isBigAnywhere(slots))
  return (
    <article>
      {tile.image ? (
        <TileImage image={tile.image} slots={slots} eager={eager} />
      ) : (
        <TextCover context={context} tile={tile} />
      )}
      <HoverBox
        context={context}
        tile={tile}
        hasIntro={hasIntro}
        tags={hasTags ? tileTags(groups, tile) : []}
      />
    </article>
  )
}, hasEqualContent)

/** Whether two tiles have the same content. Their links may differ: `useCurrentLinks` updates those. */
export function hasEqualContent(
  a: Pick<TileProps, 'context' | 'tile' | 'slots' | 'eager'>,
  b: Pick<TileProps, 'context' | 'tile' | 'slots' | 'eager'>,
): boolean {
  return (
    a.tile === b.tile &&
    a.eager === b.eager &&
    a.context.gallery === b.context.gallery &&
    a.context.labels === b.context.labels &&
    a.context.headingLevel === b.context.headingLevel &&
    (a.slots === b.slots || JSON.stringify(a.slots) === JSON.stringify(b.slots))
  )
}

/** Positions where the text has half of the tile or all of it. */
const WIDE_TEXT: ReadonlySet<TextPosition> = new Set(['left', 'right', 'cover'])

/** At other positions there is room for the intro only in tiles of two rows. */
const isTallAnywhere = (slots: ImageSlots) => Object.values(slots).some(({ span }) => span[1] > 1)

/** Smaller tiles have no room for tags. */
const isBigAnywhere = (slots: ImageSlots) =>
  Object.values(slots).some(({ span }) => tileSize(span) === 'big')
