import { useRef } from 'react'
import type { GridProps } from '../static/tiles/Grid'
import { PlacedTile } from './VirtualTile'
import { reservedHeight } from '../static/tiles/reserved-height'
import { useDrawing } from './useVirtualGrid'

/**
 * A grid of many tiles. It wakes as the server drew it; from then on tiles have explicit boxes, those in sight come
 * first, and where there may be thousands (`endless`) they are the only ones.
 */
export function LargeGrid({ context, eagerImages }: GridProps) {
  const { gallery, labels } = context
  const grid = useRef<HTMLUListElement>(null)
  const { drawing, hasFailed } = useDrawing(grid, context)
  const { placed, places, target, explicit } = drawing
  return (
    <>
      <ul
        ref={grid}
        data-grid
        data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
        data-explicit={explicit ? '' : undefined}
        data-virtual={explicit && gallery.paging.kind === 'endless' ? '' : undefined}
        style={
          explicit && target
            ? { ...places.gridStyle, blockSize: target.arrangement.height }
            : { ...places.gridStyle, ...reservedHeight(gallery, drawing.view) }
        }
      >
        {placed.map((one) => (
          <PlacedTile
            key={one.tile?.id ?? `at ${one.index}`}
            context={context}
            placed={one}
            places={places}
            eager={one.bySheet && one.index < eagerImages}
          />
        ))}
      </ul>
      {hasFailed && <p role="status">{labels.updateFailed}</p>}
    </>
  )
}
