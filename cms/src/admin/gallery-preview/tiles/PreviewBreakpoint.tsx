import type { Breakpoint, Gallery, GridSize, Rect, TileRects } from '@tessera/gallery/layouts'
import type { CSSProperties } from 'react'
import { BREAKPOINT_LABELS } from '../../breakpoint-labels'
import { placePreviewTiles, PREVIEW_WIDTH } from './place-preview-tiles'
import type { PreviewTile } from '../preview'
import { PreviewImage } from './PreviewImage'

interface PreviewBreakpointProps {
  readonly breakpoint: Breakpoint
  readonly gallery: Pick<Gallery, 'layout' | 'pattern' | GridSize>
  readonly tiles: readonly PreviewTile[]
}

/** Preview of the gallery at one breakpoint. */
export function PreviewBreakpoint({ breakpoint, gallery, tiles }: PreviewBreakpointProps) {
  const rects = placePreviewTiles(gallery, tiles, breakpoint)
  const width = PREVIEW_WIDTH[breakpoint]
  return (
    <figure className="tessera-preview__breakpoint" data-breakpoint={breakpoint}>
      <figcaption>
        {BREAKPOINT_LABELS[breakpoint]} <span>{width} px</span>
      </figcaption>
      {/* Focusable, so that long galleries can be scrolled with the keyboard. */}
      <div
        className="tessera-preview__screen"
        role="group"
        aria-label={`${BREAKPOINT_LABELS[breakpoint]} preview`}
        tabIndex={0}
      >
        <ul
          className="tessera-preview__grid"
          data-layout={gallery.layout}
          style={gridStyle(width, rects)}
        >
          {tiles.map((tile, index) => (
            <PreviewTileItem
              key={tile.id}
              tile={tile}
              style={rectStyle(rects.rectAt(index), width, rects.height)}
            />
          ))}
        </ul>
      </div>
    </figure>
  )
}

function PreviewTileItem({
  tile,
  style,
}: {
  readonly tile: PreviewTile
  readonly style: CSSProperties
}) {
  return (
    <li style={style} title={tile.title} data-text-cover={tile.image ? undefined : ''}>
      <PreviewImage tile={tile} />
    </li>
  )
}

/** The proportions of the whole grid. */
export const gridStyle = (width: number, { height }: TileRects): CSSProperties => ({
  aspectRatio: `${width} / ${Math.max(1, height)}`,
})

/** Position and size in percent of the grid. */
export function rectStyle(
  { x, y, width, height }: Rect,
  gridWidth: number,
  gridHeight: number,
): CSSProperties {
  const percent = (part: number, whole: number) => `${((part / whole) * 100).toFixed(3)}%`
  return {
    insetInlineStart: percent(x, gridWidth),
    insetBlockStart: percent(y, gridHeight),
    inlineSize: percent(width, gridWidth),
    blockSize: percent(height, gridHeight),
  }
}
