import { expect, test } from 'vitest'
import { arrange } from './layouts/arrange'
import type { Arrangement, Box } from './layouts/arrangement'
import { planMovement, touches, type Scene } from './movement'

const box = (x: number, y: number, width = 100, height = 50): Box => ({ x, y, width, height })
const view = { top: 0, bottom: 1000 }
const running = new Map<string, Box>()

/** Tiles in the boxes given. */
function sceneOf(boxes: Readonly<Record<string, Box>>): Scene {
  const ids = Object.keys(boxes)
  const boxAt = (index: number) => boxes[ids[index] ?? ''] ?? box(0, 0)
  const inBand = (top: number, bottom: number) =>
    ids.flatMap((_, index) => (touches(boxAt(index), { top, bottom }) ? [index] : []))
  return {
    arrangement: { count: ids.length, height: 0, boxAt, inBand },
    idAt: (index) => ids[index],
    indexOf: (id) => (ids.includes(id) ? ids.indexOf(id) : undefined),
  }
}

test('tells who glides from where, who enters and who leaves', () => {
  const before = sceneOf({ stays: box(0, 0), moves: box(110, 0), goes: box(220, 0) })
  const after = sceneOf({ stays: box(0, 0), moves: box(0, 60), comes: box(110, 0) })
  const plan = planMovement({ before, after, view, running })
  expect([...plan.gliding]).toEqual([['moves', { x: 110, y: -60, scale: 1 }]])
  expect(plan.entering).toEqual(['comes'])
  expect([...plan.leaving]).toEqual([['goes', box(220, 0)]])
})

test('a tile that changes its size starts at the old one, by area and about its centre', () => {
  const before = sceneOf({ a: box(0, 0, 200, 200) })
  const after = sceneOf({ a: box(0, 0, 100, 100) })
  const { gliding } = planMovement({ before, after, view, running })
  expect(gliding.get('a')).toEqual({ x: 50, y: 50, scale: 2 })
})

test('leaves alone what is off screen before and after', () => {
  const before = sceneOf({ far: box(0, 5000), gone: box(110, 5000), leaves: box(220, 0) })
  const after = sceneOf({ far: box(0, 4000), new: box(110, 4000), leaves: box(0, 5000) })
  const plan = planMovement({ before, after, view, running })
  expect([...plan.gliding.keys()]).toEqual(['leaves'])
  expect(plan.entering).toEqual([])
  expect(plan.leaving.size).toBe(0)
})

test('what comes from far away starts just outside the view', () => {
  const before = sceneOf({ a: box(0, 90_000) })
  const { gliding } = planMovement({ before, after: sceneOf({ a: box(0, 0) }), view, running })
  expect(gliding.get('a')?.y).toBe(2000)
})

test('a tile on its way goes on, or leaves, from where it is seen', () => {
  const before = sceneOf({ a: box(0, 0), b: box(110, 0) })
  const after = sceneOf({ a: box(0, 0) })
  const under = new Map([
    ['a', box(40, 30)],
    ['b', box(50, 30)],
  ])
  const plan = planMovement({ before, after, view, running: under })
  expect(plan.gliding.get('a')).toEqual({ x: 40, y: 30, scale: 1 })
  expect(plan.leaving.get('b')).toEqual(box(50, 30))
})

/** All numbers from 0 that a filter leaves, in a gallery of four columns, counting the boxes that are asked for. */
function countedScene(shown: readonly number[]) {
  const gallery = { layout: 'mosaic', pattern: '4' } as const
  const measures = { breakpoint: 'wide', width: 1190, gap: 10, rowHeight: 240 } as const
  const shapes = { count: shown.length, aspectRatio: () => 1 }
  const arrangement: Arrangement = arrange(gallery, shapes, measures)
  const asked = { boxes: 0, ids: 0 }
  const scene: Scene = {
    arrangement: { ...arrangement, boxAt: (index) => (asked.boxes++, arrangement.boxAt(index)) },
    idAt: (index) => (asked.ids++, `t${shown[index]}`),
    indexOf: (id) => {
      const index = shown.indexOf(Number(id.slice(1)))
      return index < 0 ? undefined : index
    },
  }
  return { scene, asked }
}

test('one click at 10,000 tiles touches only the tiles that change near the view', () => {
  const all = Array.from({ length: 10_000 }, (_, i) => i)
  const before = countedScene(all)
  const after = countedScene(all.filter((i) => i % 8 === 0))
  const band = { top: 20_000, bottom: 21_000 }
  const plan = planMovement({ before: before.scene, after: after.scene, view: band, running })
  const seen = 2 * before.scene.arrangement.inBand(band.top, band.bottom).length + 10
  for (const { asked } of [before, after]) {
    expect(asked.ids).toBeLessThan(seen)
    expect(asked.boxes).toBeLessThan(2 * seen)
  }
  expect(plan.gliding.size + plan.entering.length + plan.leaving.size).toBeLessThan(2 * seen)
  expect(plan.gliding.size).toBeGreaterThan(0)
})
