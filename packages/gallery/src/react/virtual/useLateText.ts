import { useContext, useRef, type RefObject } from 'react'
import { lateTextOf } from '../animation/late-text'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { GridContext } from './grid-context'
import type { GridRendering } from './grid-rendering'
import type { RenderedTile } from './tiles/rendered-tiles'

/** Lays out the text of tiles that a new view adds or resizes after the frame that shows the view. */
export function useLateText(
  grid: RefObject<HTMLElement | null>,
  { view, rendered }: GridRendering,
) {
  const store = useContext(GridContext)
  const last = useRef({ view, rendered })
  useBrowserLayoutEffect(() => {
    const before = last.current
    last.current = { view, rendered }
    const element = grid.current
    if (!store || !element || before.view === view) return
    const old = new Map(before.rendered.map((tile) => [tile.tile?.id, tile]))
    const isLaidOut = (tile: RenderedTile) => hasSizeOf(tile, old.get(tile.tile?.id))
    lateTextOf(store.deferred).hideAll(
      [...element.children].filter((_, i) => rendered[i] && !isLaidOut(rendered[i])),
    )
  }, [grid, store, view, rendered])
}

const hasSizeOf = (tile: RenderedTile, old: RenderedTile | undefined) =>
  tile === old ||
  (old !== undefined &&
    !old.byStyleSheet &&
    tile.rect.width === old.rect.width &&
    tile.rect.height === old.rect.height)
