import { isZoomed, type Direction } from '../lightbox-state'
import {
  clampZoom,
  FITTED_ZOOM,
  rubberBandZoom,
  toggleZoom,
  zoomAround,
  type Point,
  type Zoom,
  type ZoomArea,
} from './zoom'

/** A pointer event. `x` and `y` in px from the centre of the zoom area; `time` in ms. */
export interface PointerSample extends Point {
  readonly type: 'down' | 'move' | 'up' | 'cancel'
  readonly pointer: number
  readonly time: number
  /** Whether the pointer selects text: a mouse on a slide that is no image. It does not swipe. */
  readonly selectsText: boolean
}

interface ActivePointer extends Point {
  readonly pointer: number
}

/** State of the pointers on a slide. */
export interface Gesture {
  readonly mode: 'idle' | 'undecided' | 'swiping' | 'pulling' | 'panning' | 'pinching'
  readonly pointers: readonly ActivePointer[]
  readonly zoom: Zoom
  /** Offset of the slide: sideways while swiping, down while pulling; px. */
  readonly drag: Point
  /** Start of the current mode: centre of the pointers, distance between them, zoom. */
  readonly start: { readonly centre: Point; readonly distance: number; readonly zoom: Zoom }
  /** px per ms */
  readonly speed: Point
  readonly time: number
  /** The last tap, to recognise a double tap. */
  readonly tap: (Point & { readonly time: number }) | null
}

/** Result of a gesture when the last pointer is lifted. `settle`: the slide returns to its position. */
export type GestureOutcome =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'close' }
  | { readonly kind: 'zoom' }
  | { readonly kind: 'settle' }

interface GestureStep {
  readonly gesture: Gesture
  readonly outcome: GestureOutcome | null
}

/** Shorter movements count as a tap, px. */
const TAP_DISTANCE = 8
/** A double tap: ms between the two, px apart. */
const DOUBLE_TAP_MS = 300
const DOUBLE_TAP_DISTANCE = 32
/** A swipe moves from this fraction of the area's width, or this speed (px per ms). */
const SWIPE_FRACTION = 0.25
const SWIPE_SPEED = 0.35
/** Pulling down closes from this distance (px), or this speed (px per ms). */
const PULL_DISTANCE = 120
const PULL_SPEED = 0.5
/** After a flick the image moves as far as it would in this time at the last speed, ms. */
const FLICK_MS = 180
/** A pointer that rested this long before it was lifted has no speed, ms. */
const REST_MS = 80

const ORIGIN: Point = { x: 0, y: 0 }

/** A slide without pointers. */
export const idleGesture = (zoom: Zoom = FITTED_ZOOM): Gesture => ({
  mode: 'idle',
  pointers: [],
  zoom,
  drag: ORIGIN,
  start: { centre: ORIGIN, distance: 0, zoom },
  speed: ORIGIN,
  time: 0,
  tap: null,
})

/** Returns the next state of a gesture and its outcome, if it ended. */
export function nextGesture(gesture: Gesture, sample: PointerSample, area: ZoomArea): GestureStep {
  const isKnown = gesture.pointers.some(({ pointer }) => pointer === sample.pointer)
  switch (sample.type) {
    case 'down':
      return { gesture: isKnown ? gesture : addPointer(gesture, sample), outcome: null }
    case 'move':
      return { gesture: isKnown ? movePointer(gesture, sample, area) : gesture, outcome: null }
    case 'up':
      return isKnown ? removePointer(gesture, sample, area) : { gesture, outcome: null }
    case 'cancel':
      return isKnown ? settle(gesture, area, { kind: 'settle' }) : { gesture, outcome: null }
  }
}

function addPointer(gesture: Gesture, { pointer, x, y, time }: PointerSample): Gesture {
  // Ignores a third pointer: most likely the palm of the hand.
  if (gesture.pointers.length === 2) return gesture
  const pointers = [...gesture.pointers, { pointer, x, y }]
  return enterMode({ ...gesture, pointers, time }, pointers.length === 2 ? 'pinching' : 'undecided')
}

/** Restarts the measurements, so that the image does not jump when a pointer is added or removed. */
function enterMode(gesture: Gesture, mode: Gesture['mode']): Gesture {
  const { pointers, zoom } = gesture
  const start = { centre: centreOf(pointers), distance: distanceBetween(pointers), zoom }
  return { ...gesture, mode, start, drag: ORIGIN, speed: ORIGIN }
}

function movePointer(gesture: Gesture, sample: PointerSample, area: ZoomArea): Gesture {
  const { pointer, x, y, time } = sample
  const before = centreOf(gesture.pointers)
  const pointers = gesture.pointers.map((other) =>
    other.pointer === pointer ? { pointer, x, y } : other,
  )
  const centre = centreOf(pointers)
  const elapsed = Math.max(1, time - gesture.time)
  const speed = scale(subtract(centre, before), 1 / elapsed)
  const { start } = gesture
  const travel = subtract(centre, start.centre)
  const moved = {
    ...gesture,
    pointers,
    time,
    speed,
    mode: nextMode(gesture, travel, sample.selectsText),
  }
  switch (moved.mode) {
    case 'swiping':
      return { ...moved, drag: { x: travel.x, y: 0 } }
    case 'pulling':
      return { ...moved, drag: { x: 0, y: Math.max(0, travel.y) } }
    case 'panning': {
      const zoom = { ...start.zoom, x: start.zoom.x + travel.x, y: start.zoom.y + travel.y }
      return { ...moved, zoom: rubberBandZoom(zoom, area) }
    }
    case 'pinching': {
      const ratio = distanceBetween(pointers) / Math.max(1, start.distance)
      const scaled = zoomAround(start.zoom, start.zoom.scale * ratio, start.centre)
      const zoom = { scale: scaled.scale, x: scaled.x + travel.x, y: scaled.y + travel.y }
      return { ...moved, zoom: rubberBandZoom(zoom, area) }
    }
    default:
      return moved
  }
}

function nextMode({ mode, zoom }: Gesture, { x, y }: Point, selectsText: boolean): Gesture['mode'] {
  if (mode !== 'undecided' || Math.hypot(x, y) < TAP_DISTANCE) return mode
  if (isZoomed(zoom)) return 'panning'
  if (selectsText) return 'idle'
  if (Math.abs(x) > Math.abs(y)) return 'swiping'
  return y > 0 ? 'pulling' : 'idle'
}

function removePointer(gesture: Gesture, sample: PointerSample, area: ZoomArea): GestureStep {
  const { mode, drag } = gesture
  const pointers = gesture.pointers.filter(({ pointer }) => pointer !== sample.pointer)
  const rest = { ...gesture, pointers }
  // After a pinch, the remaining pointer pans.
  if (pointers.length > 0) {
    return { gesture: enterMode(rest, isZoomed(gesture.zoom) ? 'panning' : 'idle'), outcome: null }
  }
  const speed = sample.time - gesture.time > REST_MS ? ORIGIN : gesture.speed
  switch (mode) {
    case 'undecided':
      return tap(rest, sample, area)
    case 'swiping':
      return settle(rest, area, swipeOutcome(drag.x, speed.x, area))
    case 'pulling':
      return settle(rest, area, {
        kind: drag.y > PULL_DISTANCE || speed.y > PULL_SPEED ? 'close' : 'settle',
      })
    case 'panning': {
      const { zoom } = gesture
      const flicked = { ...zoom, x: zoom.x + speed.x * FLICK_MS, y: zoom.y + speed.y * FLICK_MS }
      return settle({ ...rest, zoom: flicked }, area, { kind: 'zoom' })
    }
    default:
      return settle(rest, area, { kind: 'settle' })
  }
}

/** A swipe to the left is direction 1; callers invert it in right-to-left pages. A fast swipe back does not move. */
function swipeOutcome(travel: number, speed: number, { width }: ZoomArea): GestureOutcome {
  const isBack = travel * speed < 0 && Math.abs(speed) > SWIPE_SPEED
  const isEnough = Math.abs(travel) > width * SWIPE_FRACTION || Math.abs(speed) > SWIPE_SPEED
  return isEnough && !isBack ? { kind: 'move', direction: travel < 0 ? 1 : -1 } : { kind: 'settle' }
}

function tap(gesture: Gesture, { x, y, time }: PointerSample, area: ZoomArea): GestureStep {
  const { tap: last, zoom } = gesture
  const isDouble =
    last !== null &&
    time - last.time < DOUBLE_TAP_MS &&
    Math.hypot(last.x - x, last.y - y) < DOUBLE_TAP_DISTANCE
  const idle = idleGesture(isDouble ? toggleZoom(zoom, { x, y }, area) : zoom)
  return isDouble
    ? { gesture: idle, outcome: { kind: 'zoom' } }
    : { gesture: { ...idle, tap: { x, y, time } }, outcome: null }
}

const settle = (gesture: Gesture, area: ZoomArea, outcome: GestureOutcome): GestureStep => ({
  gesture: idleGesture(clampZoom(gesture.zoom, area)),
  outcome,
})

const subtract = (a: Point, b: Point): Point => ({ x: a.x - b.x, y: a.y - b.y })
const scale = ({ x, y }: Point, factor: number): Point => ({ x: x * factor, y: y * factor })

function centreOf(pointers: readonly ActivePointer[]): Point {
  const sum = pointers.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), ORIGIN)
  return scale(sum, 1 / Math.max(1, pointers.length))
}

const distanceBetween = ([first, second]: readonly ActivePointer[]): number =>
  first && second ? Math.hypot(first.x - second.x, first.y - second.y) : 0
