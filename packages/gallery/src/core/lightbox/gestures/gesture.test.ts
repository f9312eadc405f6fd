import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isZoomed } from '../lightbox-state'
import {
  idleGesture,
  nextGesture,
  type Gesture,
  type GestureOutcome,
  type PointerSample,
} from './gesture'
import { clampZoom, zoomAround, type Zoom, type ZoomArea } from './zoom'

/** A phone of 400 x 800 px with an image of 2000 x 1500 fitted to its width. */
const area: ZoomArea = {
  width: 400,
  height: 800,
  fitted: { width: 400, height: 300 },
  fullScale: 5,
}

type Step = readonly [
  type: PointerSample['type'],
  x: number,
  y: number,
  time: number,
  pointer?: number,
]

/** Plays pointer events and returns the outcomes and the last state. */
function play(steps: readonly Step[], zoom?: Zoom, selectsText = false) {
  const outcomes: GestureOutcome[] = []
  const gesture = steps.reduce<Gesture>((before, [type, x, y, time, pointer = 1]) => {
    const { gesture: after, outcome } = nextGesture(
      before,
      { type, x, y, time, pointer, selectsText },
      area,
    )
    if (outcome) outcomes.push(outcome)
    return after
  }, idleGesture(zoom))
  return { gesture, outcomes }
}

const zoomed: Zoom = { scale: 2, x: 0, y: 0 }

describe('one finger on a fitted image', () => {
  it('moves to the next slide on a swipe to the left, to the previous on a swipe to the right', () => {
    const left = play([
      ['down', 100, 0, 0],
      ['move', 20, 5, 100],
      ['move', -30, 5, 300],
      ['up', -30, 5, 400],
    ])
    expect(left.outcomes).toEqual([{ kind: 'move', direction: 1 }])
    const right = play([
      ['down', -100, 0, 0],
      ['move', 30, 5, 300],
      ['up', 30, 5, 400],
    ])
    expect(right.outcomes).toEqual([{ kind: 'move', direction: -1 }])
  })

  it('follows the finger while swiping', () => {
    const { gesture } = play([
      ['down', 100, 0, 0],
      ['move', 40, 3, 100],
    ])
    expect([gesture.mode, gesture.drag]).toEqual(['swiping', { x: -60, y: 0 }])
  })

  it('moves on a short fast flick', () => {
    const { outcomes } = play([
      ['down', 0, 0, 0],
      ['move', -15, 0, 20],
      ['move', -35, 0, 40],
      ['up', -35, 0, 45],
    ])
    expect(outcomes).toEqual([{ kind: 'move', direction: 1 }])
  })

  it('settles after a short slow swipe', () => {
    const { outcomes, gesture } = play([
      ['down', 0, 0, 0],
      ['move', -60, 0, 900],
      ['up', -60, 0, 1000],
    ])
    expect(outcomes).toEqual([{ kind: 'settle' }])
    expect(gesture.drag).toEqual({ x: 0, y: 0 })
  })

  it('settles when the finger reverses direction', () => {
    const { outcomes } = play([
      ['down', 100, 0, 0],
      ['move', -60, 0, 200],
      ['move', -20, 0, 250],
      ['up', -20, 0, 255],
    ])
    expect(outcomes).toEqual([{ kind: 'settle' }])
  })

  it('settles when the browser cancels the pointer', () => {
    const { outcomes, gesture } = play([
      ['down', 100, 0, 0],
      ['move', -60, 0, 200],
      ['cancel', -60, 0, 210],
    ])
    expect(outcomes).toEqual([{ kind: 'settle' }])
    expect(gesture.pointers).toEqual([])
  })

  it('closes when pulled down far or fast enough', () => {
    const far = play([
      ['down', 0, 0, 0],
      ['move', 10, 130, 800],
      ['up', 10, 130, 900],
    ])
    const fast = play([
      ['down', 0, 0, 0],
      ['move', 0, 20, 20],
      ['move', 0, 50, 40],
      ['up', 0, 50, 45],
    ])
    expect([far.outcomes, fast.outcomes]).toEqual([[{ kind: 'close' }], [{ kind: 'close' }]])
  })

  it('settles when pulled down a little, or up', () => {
    const little = play([
      ['down', 0, 0, 0],
      ['move', 0, 60, 600],
      ['up', 0, 60, 800],
    ])
    const up = play([
      ['down', 0, 0, 0],
      ['move', 0, -200, 100],
      ['up', 0, -200, 110],
    ])
    expect([little.outcomes, up.outcomes]).toEqual([[{ kind: 'settle' }], [{ kind: 'settle' }]])
  })

  it('zooms to full size around the finger on a double tap, and back on the next', () => {
    const taps: Step[] = [
      ['down', 100, 0, 0],
      ['up', 100, 0, 50],
      ['down', 102, 2, 150],
      ['up', 102, 2, 200],
    ]
    const { gesture, outcomes } = play(taps)
    expect(outcomes).toEqual([{ kind: 'zoom' }])
    expect(gesture.zoom).toEqual({ scale: 5, x: -408, y: -8 })
    expect(play(taps, gesture.zoom).gesture.zoom).toEqual({ scale: 1, x: 0, y: 0 })
  })

  it('does not zoom on two slow taps or two distant taps', () => {
    const slow = play([
      ['down', 0, 0, 0],
      ['up', 0, 0, 50],
      ['down', 0, 0, 600],
      ['up', 0, 0, 650],
    ])
    const wide = play([
      ['down', 0, 0, 0],
      ['up', 0, 0, 50],
      ['down', 90, 0, 150],
      ['up', 90, 0, 200],
    ])
    expect([slow.outcomes, wide.outcomes]).toEqual([[], []])
  })
})

describe('one finger on a zoomed image', () => {
  it('pans up to the edges', () => {
    const { gesture } = play(
      [
        ['down', 0, 0, 0],
        ['move', 150, 0, 400],
        ['up', 150, 0, 600],
      ],
      zoomed,
    )
    expect(gesture.zoom).toEqual({ scale: 2, x: 150, y: 0 })
    const past = play(
      [
        ['down', 0, 0, 0],
        ['move', 390, 0, 400],
        ['up', 390, 0, 600],
      ],
      zoomed,
    )
    expect(past.gesture.zoom).toEqual({ scale: 2, x: 200, y: 0 })
  })

  it('moves past the edge with resistance while the finger is down', () => {
    const { gesture } = play(
      [
        ['down', 0, 0, 0],
        ['move', 300, 0, 400],
      ],
      zoomed,
    )
    expect(gesture.zoom.x).toBeCloseTo(230)
  })

  it('keeps moving after a flick', () => {
    const { gesture } = play(
      [
        ['down', 0, 0, 0],
        ['move', -20, 0, 20],
        ['move', -40, 0, 40],
        ['up', -40, 0, 45],
      ],
      zoomed,
    )
    expect(gesture.zoom.x).toBe(-200)
  })

  it('neither changes the slide nor closes', () => {
    const { outcomes } = play(
      [
        ['down', 0, 0, 0],
        ['move', -300, 200, 100],
        ['up', -300, 200, 300],
      ],
      zoomed,
    )
    expect(outcomes).toEqual([{ kind: 'zoom' }])
  })
})

describe('two fingers', () => {
  const pinch: readonly Step[] = [
    ['down', -50, 0, 0, 1],
    ['down', 50, 0, 10, 2],
    ['move', -100, 0, 100, 1],
    ['move', 100, 0, 110, 2],
  ]

  it('zoom in around their centre when they move apart', () => {
    const { gesture } = play(pinch)
    expect([gesture.mode, gesture.zoom]).toEqual(['pinching', { scale: 2, x: 0, y: 0 }])
  })

  it('pan when they move together', () => {
    const { gesture } = play([...pinch, ['move', -70, 0, 200, 1], ['move', 130, 0, 210, 2]])
    expect(gesture.zoom).toEqual({ scale: 2, x: 30, y: 0 })
  })

  it('cannot leave the image smaller than fitted', () => {
    const { gesture, outcomes } = play([
      ['down', -100, 0, 0, 1],
      ['down', 100, 0, 10, 2],
      ['move', -20, 0, 100, 1],
      ['move', 20, 0, 110, 2],
      ['up', -20, 0, 120, 1],
      ['up', 20, 0, 130, 2],
    ])
    expect(gesture.zoom).toEqual({ scale: 1, x: 0, y: 0 })
    expect(outcomes).toEqual([{ kind: 'settle' }])
  })

  it('pan without a jump after one is lifted', () => {
    const { gesture } = play([...pinch, ['up', -100, 0, 200, 1], ['move', 130, 0, 300, 2]])
    expect([gesture.mode, gesture.zoom]).toEqual(['panning', { scale: 2, x: 30, y: 0 }])
  })

  it('end a swipe of one finger', () => {
    const { gesture, outcomes } = play([
      ['down', 0, 0, 0, 1],
      ['move', -60, 0, 50, 1],
      ['down', 50, 0, 60, 2],
      ['up', 50, 0, 70, 2],
      ['up', -60, 0, 80, 1],
    ])
    expect(outcomes).toEqual([{ kind: 'settle' }])
    expect(gesture.drag).toEqual({ x: 0, y: 0 })
  })
})

describe('a pointer that selects text', () => {
  it('never swipes', () => {
    const steps: Step[] = [
      ['down', 0, 0, 0],
      ['move', -150, 0, 100],
      ['up', -150, 0, 300],
    ]
    expect(play(steps, zoomed, true).gesture.zoom.x).toBe(-150)
    expect(play(steps, undefined, true).outcomes).toEqual([{ kind: 'settle' }])
  })
})

it('ends with an allowed zoom for any pointer events', () => {
  const step = fc.tuple(
    fc.constantFrom('down', 'move', 'up', 'cancel'),
    fc.integer({ min: -400, max: 400 }),
    fc.integer({ min: -400, max: 400 }),
    fc.nat(500),
    fc.integer({ min: 1, max: 3 }),
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const lifts = [1, 2, 3].map((pointer): Step => ['up', 0, 0, 0, pointer])
      const { gesture } = play([...steps, ...lifts])
      expect(gesture.pointers).toEqual([])
      expect(gesture.zoom).toEqual(clampZoom(gesture.zoom, area))
      if (!isZoomed(gesture.zoom)) expect(Math.abs(gesture.zoom.x)).toBeLessThan(3)
    }),
  )
})

it('keeps the image point under the centre of a zoom in place', () => {
  const coordinate = fc.double({ min: -300, max: 300, noNaN: true })
  const scale = fc.double({ min: 1, max: 8, noNaN: true })
  fc.assert(
    fc.property(coordinate, coordinate, scale, scale, (x, y, before, after) => {
      const zoom = { scale: before, x: 12, y: -7 }
      const next = zoomAround(zoom, after, { x, y })
      expect((x - next.x) / after).toBeCloseTo((x - zoom.x) / before, 6)
      expect((y - next.y) / after).toBeCloseTo((y - zoom.y) / before, 6)
    }),
  )
})
