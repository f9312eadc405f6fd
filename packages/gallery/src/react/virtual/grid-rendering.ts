import type { VisibleRange } from '../../core/animation/plan-animation'
import { computeTileRects } from '../../core/layouts/compute-tile-rects'
import type { GridMetrics, TileShapes } from '../../core/layouts/tile-rects'
import type { Gallery, GalleryView } from '../../core/types'
import { takeGridSnapshot } from '../animation/grid-snapshot'
import { layoutPlacement, shapesOf } from '../layouts/layout-placement'
import type { Placement } from '../layouts/placement'
import {
  addRects,
  renderByStyleSheet,
  renderRange,
  renderStep,
  type RenderedTile,
  type RenderTarget,
} from './rendered-tiles'
import type { TileCache } from './tile-cache'
import type { GridViewport } from './viewport'

/** What a virtual grid renders, and what it is to render. */
export interface GridRendering {
  readonly view: GalleryView
  readonly rendered: readonly RenderedTile[]
  readonly placement: Placement
  /** Null while the style sheet places the tiles, as in the server's markup. */
  readonly target: RenderTarget | null
  /** Whether the rectangles in the markup place the tiles. False while the tiles are being given them. */
  readonly isExplicit: boolean
  /** Whether all tiles are as the target has them. */
  readonly done: boolean
  /** Steps taken towards that. */
  readonly steps: number
}

/** As the server rendered it. */
export function renderLikeServer(gallery: Gallery, view: GalleryView): GridRendering {
  const metrics = { breakpoint: 'wide', width: 0, gap: 0, rowHeight: 0 } as const
  return {
    view,
    rendered: renderByStyleSheet(targetOf(gallery, view, metrics)),
    placement: layoutPlacement(gallery, shapesOf(view.tiles)),
    target: null,
    isExplicit: false,
    done: true,
    steps: 0,
  }
}

/** Starts to render all tiles of a view: those in the viewport first. */
export function renderAll(
  old: GridRendering,
  gallery: Gallery,
  view: GalleryView,
  { metrics, visible }: GridViewport,
): GridRendering {
  const target = targetOf(gallery, view, metrics)
  const rendered = old.target
    ? old.rendered
    : renderByStyleSheet(targetOf(gallery, old.view, metrics))
  const placement = layoutPlacement(gallery, shapesOf(view.tiles))
  return {
    view,
    placement,
    target,
    isExplicit: true,
    steps: 0,
    ...renderStep(rendered, target, visible, 0),
  }
}

/** Tiles outside the viewport that a step updates: about 4 ms of work. */
const TILES_PER_STEP = 40

/** Takes a step towards the target. While the visitor scrolls, only tiles in the viewport are updated. */
export function continueRendering(
  rendering: GridRendering,
  visible: VisibleRange,
  isScroll: boolean,
): GridRendering {
  const { target, rendered, done, isExplicit } = rendering
  if (target === null || done) return rendering
  const steps = rendering.steps + (isScroll ? 0 : 1)
  if (isExplicit) {
    const step = renderStep(rendered, target, visible, isScroll ? 0 : TILES_PER_STEP)
    return { ...rendering, steps, ...step }
  }
  const step = addRects(rendered, target, TILES_PER_STEP)
  return { ...rendering, steps, ...step, isExplicit: step.done }
}

/**
 * Starts to give tiles the rectangles in which the style sheet has placed them; nothing moves. Otherwise the first
 * filter would have to take hundreds of tiles out of the CSS grid within its frame.
 */
export const startAddingRects = (
  rendering: GridRendering,
  gallery: Gallery,
  { metrics }: GridViewport,
): GridRendering => ({
  ...rendering,
  target: targetOf(gallery, rendering.view, metrics),
  done: false,
  steps: 1,
})

/** Renders only the tiles in the viewport, and those at the `kept` indexes. */
export function renderWindow(
  old: GridRendering,
  gallery: Gallery,
  view: GalleryView,
  {
    cache,
    viewport,
    kept,
  }: {
    readonly cache: TileCache
    readonly viewport: GridViewport
    readonly kept: readonly number[]
  },
): GridRendering {
  const shapes: TileShapes = {
    count: cache.count,
    aspectRatio: (index) => view.ratios?.[index] ?? 1,
  }
  const target = {
    rects: computeTileRects(gallery, shapes, viewport.metrics),
    tileAt: cache.tileAt,
    idAt: cache.idAt,
    indexOf: cache.indexOf,
    setSize: cache.count,
  }
  const rendered = renderRange(old.rendered, target, viewport.visible, kept)
  const placement = layoutPlacement(gallery, shapes)
  return { view, rendered, placement, target, isExplicit: true, done: false, steps: 0 }
}

/** The same target at another scroll position. */
export function moveWindow(
  rendering: GridRendering,
  visible: VisibleRange,
  kept: readonly number[],
): GridRendering {
  if (rendering.target === null) return rendering
  const rendered = renderRange(rendering.rendered, rendering.target, visible, kept)
  return rendered === rendering.rendered && rendering.done
    ? rendering
    : { ...rendering, rendered, done: true }
}

const targetOf = (
  gallery: Gallery,
  { tiles }: GalleryView,
  metrics: GridMetrics,
): RenderTarget => ({
  ...takeGridSnapshot(gallery, tiles, metrics),
  tileAt: (index) => tiles[index],
  setSize: undefined,
})
