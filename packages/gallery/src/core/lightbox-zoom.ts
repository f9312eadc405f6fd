import { isZoomed } from './lightbox'

/** A point or a distance, px. Points count from the middle of the room, down and to the right. */
export interface Point {
  readonly x: number
  readonly y: number
}

/** How an image is enlarged: 1 is fitted to the room; `x` and `y` tell how far its middle lies from the room's, px. */
export interface Zoom extends Point {
  readonly scale: number
}

/** What an image may move in, px. */
export interface Room {
  readonly width: number
  readonly height: number
  /** The sheet as it is fitted. */
  readonly sheet: { readonly width: number; readonly height: number }
  /** The scale at which a pixel of the image is a pixel of the page; 1 or more. */
  readonly full: number
}

export const FITTED: Zoom = { scale: 1, x: 0, y: 0 }

/** What "full size" means for an image that is hardly larger than it is shown: seen closer all the same. */
const CLOSER = 2
/** Beyond full size there is nothing more to see, but a reader of small print is not stopped at once. */
const BEYOND_FULL = 2
/** How much of a movement past an edge is followed. */
const GIVE = 0.3

/** The scale that "full size" goes to. */
const fullScale = ({ full }: Room) => (full > 1.2 ? full : CLOSER)

const mostScale = (room: Room) => fullScale(room) * BEYOND_FULL

/** The nearest zoom that may stand: no smaller than fitted, no edge inside the room while there is image left. */
export function settleZoom(zoom: Zoom, room: Room): Zoom {
  const scale = Math.min(Math.max(zoom.scale, 1), mostScale(room))
  const kept = scale === zoom.scale ? zoom : zoomAround(zoom, scale, { x: 0, y: 0 })
  const { x, y } = reach(scale, room)
  return { scale, x: within(kept.x, x), y: within(kept.y, y) }
}

/** Past the edges a movement is followed less and less willingly. */
export function stretchZoom(zoom: Zoom, room: Room): Zoom {
  const scale = give(zoom.scale, 1, mostScale(room))
  const { x, y } = reach(scale, room)
  return { scale, x: give(zoom.x, -x, x), y: give(zoom.y, -y, y) }
}

/** Another scale, with what is seen at `point` staying there. */
export function zoomAround(zoom: Zoom, scale: number, point: Point): Zoom {
  const ratio = scale / zoom.scale
  return {
    scale,
    x: point.x - (point.x - zoom.x) * ratio,
    y: point.y - (point.y - zoom.y) * ratio,
  }
}

/** Fitted to full size around a point, and back. */
export const toggleZoom = (zoom: Zoom, point: Point, room: Room): Zoom =>
  isZoomed(zoom) ? FITTED : settleZoom(zoomAround(zoom, fullScale(room), point), room)

/** How far the middle may go from the room's in each direction. */
const reach = (scale: number, { width, height, sheet }: Room): Point => ({
  x: Math.max(0, (sheet.width * scale - width) / 2),
  y: Math.max(0, (sheet.height * scale - height) / 2),
})

/** `+ 0`: never minus zero. */
const within = (value: number, most: number) => Math.min(Math.max(value, -most), most) + 0

function give(value: number, least: number, most: number): number {
  if (value < least) return least - (least - value) * GIVE
  return value > most ? most + (value - most) * GIVE : value
}
