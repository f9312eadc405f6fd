import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isZoomed } from './lightbox'
import {
  nextGesture,
  restingGesture,
  type Gesture,
  type Outcome,
  type PointerNews,
} from './lightbox-gesture'
import { settleZoom, zoomAround, type Room, type Zoom } from './lightbox-zoom'

/** A phone of 400 x 800 px with an image of 2000 x 1500 fitted to its width. */
const room: Room = { width: 400, height: 800, sheet: { width: 400, height: 300 }, full: 5 }

type Step = readonly [
  type: PointerNews['type'],
  x: number,
  y: number,
  time: number,
  pointer?: number,
]

/** Plays pointer events; tells what each came to and where it all ended. */
function play(steps: readonly Step[], zoom?: Zoom, mouse = false) {
  const outcomes: Outcome[] = []
  const gesture = steps.reduce<Gesture>((before, [type, x, y, time, pointer = 1]) => {
    const { gesture: after, outcome } = nextGesture(
      before,
      { type, x, y, time, pointer, mouse },
      room,
    )
    if (outcome) outcomes.push(outcome)
    return after
  }, restingGesture(zoom))
  return { gesture, outcomes }
}

const zoomed: Zoom = { scale: 2, x: 0, y: 0 }

describe('one finger on a fitted image', () => {
  it('moves on when swiped towards the left, back towards the right', () => {
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

  it('follows the finger while it swipes', () => {
    const { gesture } = play([
      ['down', 100, 0, 0],
      ['move', 40, 3, 100],
    ])
    expect([gesture.doing, gesture.drag]).toEqual(['swiping', { x: -60, y: 0 }])
  })

  it('moves on at a short quick flick', () => {
    const { outcomes } = play([
      ['down', 0, 0, 0],
      ['move', -15, 0, 20],
      ['move', -35, 0, 40],
      ['up', -35, 0, 45],
    ])
    expect(outcomes).toEqual([{ kind: 'move', direction: 1 }])
  })

  it('goes back when the swipe is slow and short', () => {
    const { outcomes, gesture } = play([
      ['down', 0, 0, 0],
      ['move', -60, 0, 900],
      ['up', -60, 0, 1000],
    ])
    expect(outcomes).toEqual([{ kind: 'settle' }])
    expect(gesture.drag).toEqual({ x: 0, y: 0 })
  })

  it('goes back when the finger turns round', () => {
    const { outcomes } = play([
      ['down', 100, 0, 0],
      ['move', -60, 0, 200],
      ['move', -20, 0, 250],
      ['up', -20, 0, 255],
    ])
    expect(outcomes).toEqual([{ kind: 'settle' }])
  })

  it('goes back when the browser takes the finger away', () => {
    const { outcomes, gesture } = play([
      ['down', 100, 0, 0],
      ['move', -60, 0, 200],
      ['cancel', -60, 0, 210],
    ])
    expect(outcomes).toEqual([{ kind: 'settle' }])
    expect(gesture.fingers).toEqual([])
  })

  it('closes when pulled down far enough, or fast enough', () => {
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

  it('stays when pulled down a little, or up', () => {
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

  it('zooms to full size at a double tap, around the finger, and back at the next', () => {
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

  it('takes two slow taps, or two apart, for two taps', () => {
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

describe('one finger on an enlarged image', () => {
  it('pans it, and not past its edges', () => {
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

  it('gives a little at the edge while the finger holds it', () => {
    const { gesture } = play(
      [
        ['down', 0, 0, 0],
        ['move', 300, 0, 400],
      ],
      zoomed,
    )
    expect(gesture.zoom.x).toBeCloseTo(230)
  })

  it('glides on after a flick', () => {
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

  it('neither moves on nor closes', () => {
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

  it('enlarge what lies between them as they part', () => {
    const { gesture } = play(pinch)
    expect([gesture.doing, gesture.zoom]).toEqual(['pinching', { scale: 2, x: 0, y: 0 }])
  })

  it('carry it with them', () => {
    const { gesture } = play([...pinch, ['move', -70, 0, 200, 1], ['move', 130, 0, 210, 2]])
    expect(gesture.zoom).toEqual({ scale: 2, x: 30, y: 0 })
  })

  it('cannot leave it smaller than fitted', () => {
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

  it('become one without a jump: the other pans on', () => {
    const { gesture } = play([...pinch, ['up', -100, 0, 200, 1], ['move', 130, 0, 300, 2]])
    expect([gesture.doing, gesture.zoom]).toEqual(['panning', { scale: 2, x: 30, y: 0 }])
  })

  it('end a swipe that one had begun', () => {
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

describe('a mouse', () => {
  it('drags what is enlarged, and swipes nothing', () => {
    const steps: Step[] = [
      ['down', 0, 0, 0],
      ['move', -150, 0, 100],
      ['up', -150, 0, 300],
    ]
    expect(play(steps, zoomed, true).gesture.zoom.x).toBe(-150)
    expect(play(steps, undefined, true).outcomes).toEqual([{ kind: 'settle' }])
  })
})

it('leaves an image that may stand, whatever the pointers did', () => {
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
      expect(gesture.fingers).toEqual([])
      expect(gesture.zoom).toEqual(settleZoom(gesture.zoom, room))
      if (!isZoomed(gesture.zoom)) expect(Math.abs(gesture.zoom.x)).toBeLessThan(3)
    }),
  )
})

it('keeps what is under a point there while the scale changes', () => {
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
