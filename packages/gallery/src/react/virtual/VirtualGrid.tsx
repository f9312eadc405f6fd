import { useRef } from 'react'
import type { GridProps } from '../static/tiles/Grid'
import { reservedHeight } from '../static/tiles/reserved-height'
import { divideTiles } from './tiles/chunk-tiles'
import { useLateText } from './useLateText'
import { useVirtualGrid } from './useVirtualGrid'
import { VirtualChunk } from './VirtualChunk'

/**
 * A grid of many tiles. Its first markup is the server's. Later, every tile has an explicit rectangle and those in the
 * viewport are rendered first. In an endless gallery only these are rendered.
 */
export function VirtualGrid({ context, eagerImages }: GridProps) {
  const { gallery, labels } = context
  const grid = useRef<HTMLUListElement>(null)
  const { rendering, hasFailed } = useVirtualGrid(grid, context)
  const { rendered, placement, target, chunks } = rendering
  useLateText(grid, rendering)
  return (
    <>
      <ul
        ref={grid}
        data-grid
        data-hover={gallery.layout === 'list' ? 'none' : gallery.hoverBox}
        data-explicit={target ? '' : undefined}
        data-virtual={target && gallery.paging.kind === 'endless' ? '' : undefined}
        style={
          target
            ? { ...placement.gridStyle, blockSize: target.rects.height }
            : { ...placement.gridStyle, ...reservedHeight(gallery, rendering.view) }
        }
      >
        {divideTiles(rendered, chunks).map(({ key, tiles }) => (
          <VirtualChunk key={key} {...{ context, tiles, placement, eagerImages }} />
        ))}
      </ul>
      {hasFailed && <p role="status">{labels.updateFailed}</p>}
    </>
  )
}
