import type { VisibleRange } from '../../core/animation/plan-animation'
import { computeTileRects } from '../../core/layouts/compute-tile-rects'
import type { GridMetrics, TileShapes } from '../../core/layouts/tile-rects'
import type { Gallery, GalleryView } from '../../core/types'
import { takeGridSnapshot } from '../animation/grid-snapshot'
import { layoutPlacement, shapesOf } from '../layouts/layout-placement'
import type { Placement } from '../layouts/placement'
import {
  renderByStyleSheet,
  renderRange,
  renderStep,
  type RenderedTile,
  type RenderTarget,
} from './tiles/rendered-tiles'
import { chunksOf, type Chunks } from './tiles/chunk-tiles'
import type { TileCache } from './tiles/tile-cache'
import type { GridViewport } from './viewport'

/** What a virtual grid renders, and what it is to render. */
export interface GridRendering {
  readonly view: GalleryView
  readonly rendered: readonly RenderedTile[]
  readonly placement: Placement
  readonly chunks: Chunks | null
  /** Null while the style sheet places the tiles, as in the server's markup. Otherwise rectangles in the markup do. */
  readonly target: RenderTarget | null
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
    chunks: chunksOf(gallery, view),
    target: null,
    done: true,
    steps: 0,
  }
}

/**
 * Starts to render all tiles of a view with explicit rectangles: those in the viewport first. The others of the server's
 * markup are hidden until a later step.
 */
export function renderAll(
  old: GridRendering,
  gallery: Gallery,
  view: GalleryView,
  { metrics, visible }: GridViewport,
): GridRendering {
  const target = targetOf(gallery, view, metrics)
  const placement = layoutPlacement(gallery, shapesOf(view.tiles))
  const byStyleSheet = old.target ? null : targetOf(gallery, old.view, metrics).rects
  const step = renderStep(
    old.rendered,
    target,
    visible,
    0,
    byStyleSheet ? ({ index }) => byStyleSheet.rectAt(index) : undefined,
  )
  return {
    ...{ view, placement, target, steps: 0 },
    chunks: chunksOf(gallery, view, old.chunks),
    ...step,
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
  const { target, rendered, done } = rendering
  if (target === null || done) return rendering
  const steps = rendering.steps + (isScroll ? 0 : 1)
  return {
    ...rendering,
    steps,
    ...renderStep(rendered, target, visible, isScroll ? 0 : TILES_PER_STEP),
  }
}

/**
 * Starts to give tiles the rectangles in which the style sheet has placed them; nothing moves. Otherwise the first
 * filter would have to take hundreds of tiles out of the CSS grid within its frame.
 */
export const replaceStyleSheet = (
  rendering: GridRendering,
  gallery: Gallery,
  viewport: GridViewport,
): GridRendering =>
  rendering.target
    ? rendering
    : // Nothing is animated, so the next step need not wait.
      { ...renderAll(rendering, gallery, rendering.view, viewport), steps: 1 }

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
  return { view, rendered, placement, target, chunks: null, done: false, steps: 0 }
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
