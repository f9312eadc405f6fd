import { isZoomed, type Direction } from './lightbox'
import {
  settleZoom,
  stretchZoom,
  toggleZoom,
  zoomAround,
  FITTED,
  type Point,
  type Room,
  type Zoom,
} from './lightbox-zoom'

/** News of one pointer. `x` and `y` in px from the room's middle; `time` in ms. */
export interface PointerNews extends Point {
  readonly type: 'down' | 'move' | 'up' | 'cancel'
  readonly pointer: number
  readonly time: number
  /** A mouse drags what is zoomed, but does not swipe. */
  readonly mouse: boolean
}

interface Finger extends Point {
  readonly pointer: number
}

/** What the pointers on the slide are doing. */
export interface Gesture {
  readonly doing: 'nothing' | 'deciding' | 'swiping' | 'pulling' | 'panning' | 'pinching'
  readonly fingers: readonly Finger[]
  readonly zoom: Zoom
  /** How far the slide is swiped sideways or pulled down, px. */
  readonly drag: Point
  /** Where the present movement began: middle of the fingers, how far apart they were, the zoom. */
  readonly start: { readonly at: Point; readonly apart: number; readonly zoom: Zoom }
  /** px per ms */
  readonly speed: Point
  readonly time: number
  /** The last tap, for the second of a double tap. */
  readonly tap: (Point & { readonly time: number }) | null
}

/** What a gesture comes to when fingers are lifted. Everything not named goes back to where it belongs. */
export type Outcome =
  | { readonly kind: 'move'; readonly direction: Direction }
  | { readonly kind: 'close' }
  | { readonly kind: 'zoom' }
  | { readonly kind: 'settle' }

export interface GestureStep {
  readonly gesture: Gesture
  readonly outcome: Outcome | null
}

/** Shorter is a tap or a tremble, px. */
const TREMBLE = 8
/** A double tap: ms between the two, px apart. */
const DOUBLE_TIME = 300
const DOUBLE_APART = 32
/** A swipe counts from this part of the room's width, or this fast (px per ms). */
const SWIPE_PART = 0.25
const SWIPE_SPEED = 0.35
/** A pull down closes from this far (px), or this fast (px per ms). */
const PULL_DISTANCE = 120
const PULL_SPEED = 0.5
/** A flick pans on as far as it would have gone in this time, ms. */
const FLICK = 180
/** A finger that has rested this long is not flicking, ms. */
const REST = 80

const NOWHERE: Point = { x: 0, y: 0 }

/** A slide nobody touches. */
export const restingGesture = (zoom: Zoom = FITTED): Gesture => ({
  doing: 'nothing',
  fingers: [],
  zoom,
  drag: NOWHERE,
  start: { at: NOWHERE, apart: 0, zoom },
  speed: NOWHERE,
  time: 0,
  tap: null,
})

/** The next state of a gesture, and what it came to, if it ended. */
export function nextGesture(gesture: Gesture, news: PointerNews, room: Room): GestureStep {
  const isKnown = gesture.fingers.some(({ pointer }) => pointer === news.pointer)
  switch (news.type) {
    case 'down':
      return { gesture: isKnown ? gesture : touch(gesture, news), outcome: null }
    case 'move':
      return { gesture: isKnown ? follow(gesture, news, room) : gesture, outcome: null }
    case 'up':
      return isKnown ? lift(gesture, news, room) : { gesture, outcome: null }
    case 'cancel':
      return isKnown ? settle(gesture, room, { kind: 'settle' }) : { gesture, outcome: null }
  }
}

function touch(gesture: Gesture, { pointer, x, y, time }: PointerNews): Gesture {
  // A third finger is somebody's palm.
  if (gesture.fingers.length === 2) return gesture
  const fingers = [...gesture.fingers, { pointer, x, y }]
  return begin({ ...gesture, fingers, time }, fingers.length === 2 ? 'pinching' : 'deciding')
}

/** Counts from here on: after a finger came or went, the image must not jump. */
function begin(gesture: Gesture, doing: Gesture['doing']): Gesture {
  const { fingers, zoom } = gesture
  const start = { at: middle(fingers), apart: apart(fingers), zoom }
  return { ...gesture, doing, start, drag: NOWHERE, speed: NOWHERE }
}

function follow(gesture: Gesture, news: PointerNews, room: Room): Gesture {
  const { pointer, x, y, time } = news
  const before = middle(gesture.fingers)
  const fingers = gesture.fingers.map((finger) =>
    finger.pointer === pointer ? { pointer, x, y } : finger,
  )
  const at = middle(fingers)
  const way = Math.max(1, time - gesture.time)
  const moved = { ...gesture, fingers, time, speed: scaled(from(before, at), 1 / way) }
  const { start } = gesture
  const travel = from(start.at, at)
  const decided = { ...moved, doing: decide(gesture, travel, news.mouse) }
  switch (decided.doing) {
    case 'swiping':
      return { ...decided, drag: { x: travel.x, y: 0 } }
    case 'pulling':
      return { ...decided, drag: { x: 0, y: Math.max(0, travel.y) } }
    case 'panning': {
      const zoom = { ...start.zoom, x: start.zoom.x + travel.x, y: start.zoom.y + travel.y }
      return { ...decided, zoom: stretchZoom(zoom, room) }
    }
    case 'pinching': {
      const scale = start.zoom.scale * (apart(fingers) / Math.max(1, start.apart))
      const { x: zoomX, y: zoomY } = zoomAround(start.zoom, scale, start.at)
      const zoom = { scale, x: zoomX + travel.x, y: zoomY + travel.y }
      return { ...decided, zoom: stretchZoom(zoom, room) }
    }
    default:
      return decided
  }
}

function decide({ doing, zoom }: Gesture, { x, y }: Point, mouse: boolean): Gesture['doing'] {
  if (doing !== 'deciding' || Math.hypot(x, y) < TREMBLE) return doing
  if (isZoomed(zoom)) return 'panning'
  if (mouse) return 'nothing'
  if (Math.abs(x) > Math.abs(y)) return 'swiping'
  return y > 0 ? 'pulling' : 'nothing'
}

function lift(gesture: Gesture, news: PointerNews, room: Room): GestureStep {
  const { doing, drag } = gesture
  const fingers = gesture.fingers.filter(({ pointer }) => pointer !== news.pointer)
  const left = { ...gesture, fingers }
  // One of two: what was pinched is panned on, from where it is.
  if (fingers.length > 0) {
    const isSmall = !isZoomed(gesture.zoom)
    return { gesture: begin(left, isSmall ? 'nothing' : 'panning'), outcome: null }
  }
  const speed = news.time - gesture.time > REST ? NOWHERE : gesture.speed
  switch (doing) {
    case 'deciding':
      return tap(left, news, room)
    case 'swiping':
      return settle(left, room, swipeOutcome(drag.x, speed.x, room))
    case 'pulling':
      return settle(left, room, {
        kind: drag.y > PULL_DISTANCE || speed.y > PULL_SPEED ? 'close' : 'settle',
      })
    case 'panning': {
      const { zoom } = gesture
      const flicked = { ...zoom, x: zoom.x + speed.x * FLICK, y: zoom.y + speed.y * FLICK }
      return settle({ ...left, zoom: flicked }, room, { kind: 'zoom' })
    }
    default:
      return settle(left, room, { kind: 'settle' })
  }
}

/** Towards the left is forward; who reads from right to left turns it round. A swipe taken back is none. */
function swipeOutcome(way: number, speed: number, { width }: Room): Outcome {
  const isBack = way * speed < 0 && Math.abs(speed) > SWIPE_SPEED
  const isEnough = Math.abs(way) > width * SWIPE_PART || Math.abs(speed) > SWIPE_SPEED
  return isEnough && !isBack ? { kind: 'move', direction: way < 0 ? 1 : -1 } : { kind: 'settle' }
}

function tap(gesture: Gesture, { x, y, time }: PointerNews, room: Room): GestureStep {
  const { tap: last, zoom } = gesture
  const isSecond =
    last !== null && time - last.time < DOUBLE_TIME && distance(last, { x, y }) < DOUBLE_APART
  const resting = restingGesture(isSecond ? toggleZoom(zoom, { x, y }, room) : zoom)
  return isSecond
    ? { gesture: resting, outcome: { kind: 'zoom' } }
    : { gesture: { ...resting, tap: { x, y, time } }, outcome: null }
}

const settle = (gesture: Gesture, room: Room, outcome: Outcome): GestureStep => ({
  gesture: restingGesture(settleZoom(gesture.zoom, room)),
  outcome,
})

const from = (a: Point, b: Point): Point => ({ x: b.x - a.x, y: b.y - a.y })
const scaled = ({ x, y }: Point, by: number): Point => ({ x: x * by, y: y * by })
const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)

function middle(fingers: readonly Finger[]): Point {
  const sum = fingers.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), NOWHERE)
  return scaled(sum, 1 / Math.max(1, fingers.length))
}

function apart([first, second]: readonly Finger[]): number {
  return first && second ? distance(first, second) : 0
}
