import { isZoomed } from '../lightbox-state'

/** A point or a distance, px. Points are relative to the centre of the zoom area, down and to the right. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** Zoom of an image. `scale` 1 is fitted; `x` and `y`: offset of its centre from the centre of the area, px. */
export interface Zoom extends Point {
  readonly scale: number
}

/** The area in which an image can be moved, px. */
export interface ZoomArea {
  readonly width: number
  readonly height: number
  /** Size of the image at scale 1. */
  readonly fitted: { readonly width: number; readonly height: number }
  /** The scale at which an image pixel is a CSS px; 1 or more. */
  readonly fullScale: number
}

export const FITTED_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }

/** Scale of "full size" for images that are hardly larger than fitted. */
const MIN_FULL_SCALE = 2
/** An image is "hardly larger than fitted" up to this full scale. */
const HARDLY_LARGER = 1.2
/** The largest scale, as a multiple of full size: readers of small print may want more than full size. */
const MAX_FULL_SCALES = 2
/** Fraction of a movement past an edge that the image follows. */
const EDGE_RESISTANCE = 0.3

/** The scale that "full size" zooms to. */
const targetScale = ({ fullScale }: ZoomArea) =>
  fullScale > HARDLY_LARGER ? fullScale : MIN_FULL_SCALE

const maxScale = (area: ZoomArea) => targetScale(area) * MAX_FULL_SCALES

/** The nearest allowed zoom: no smaller than fitted, and no space beside an image that could fill it. */
export function clampZoom(zoom: Zoom, area: ZoomArea): Zoom {
  const scale = Math.min(Math.max(zoom.scale, 1), maxScale(area))
  const scaled = scale === zoom.scale ? zoom : zoomAround(zoom, scale, { x: 0, y: 0 })
  const { x, y } = maxOffset(scale, area)
  return { scale, x: clampOffset(scaled.x, x), y: clampOffset(scaled.y, y) }
}

/** The zoom while fingers hold the image: past the limits it follows only a fraction of the movement. */
export function rubberBandZoom(zoom: Zoom, area: ZoomArea): Zoom {
  const scale = resist(zoom.scale, 1, maxScale(area))
  const { x, y } = maxOffset(scale, area)
  return { scale, x: resist(zoom.x, -x, x), y: resist(zoom.y, -y, y) }
}

/** Changes the scale and keeps the image point at `point` in place. */
export function zoomAround(zoom: Zoom, scale: number, point: Point): Zoom {
  const ratio = scale / zoom.scale
  return {
    scale,
    x: point.x - (point.x - zoom.x) * ratio,
    y: point.y - (point.y - zoom.y) * ratio,
  }
}

/** From fitted to full size around a point, or back. */
export const toggleZoom = (zoom: Zoom, point: Point, area: ZoomArea): Zoom =>
  isZoomed(zoom) ? FITTED_ZOOM : clampZoom(zoomAround(zoom, targetScale(area), point), area)

/** The largest offset of the image's centre in each direction. */
const maxOffset = (scale: number, { width, height, fitted }: ZoomArea): Point => ({
  x: Math.max(0, (fitted.width * scale - width) / 2),
  y: Math.max(0, (fitted.height * scale - height) / 2),
})

/** `+ 0` turns -0 into 0. */
const clampOffset = (value: number, max: number) => Math.min(Math.max(value, -max), max) + 0

function resist(value: number, min: number, max: number): number {
  if (value < min) return min - (min - value) * EDGE_RESISTANCE
  return value > max ? max + (value - max) * EDGE_RESISTANCE : value
}
