import { expect, test } from 'vitest'
import { computeTileRects } from '../layouts/compute-tile-rects'
import type { Rect, TileRects } from '../layouts/tile-rects'
import { overlaps, planAnimation, type GridSnapshot } from './plan-animation'

const rect = (x: number, y: number, width = 100, height = 50): Rect => ({ x, y, width, height })
const visible = { top: 0, bottom: 1000 }
const running = new Map<string, Rect>()

/** A snapshot of tiles with these ids and rectangles. */
function snapshotOf(tiles: Readonly<Record<string, Rect>>): GridSnapshot {
  const ids = Object.keys(tiles)
  const rectAt = (index: number) => tiles[ids[index] ?? ''] ?? rect(0, 0)
  const indexesWithin = (top: number, bottom: number) =>
    ids.flatMap((_, index) => (overlaps(rectAt(index), { top, bottom }) ? [index] : []))
  return {
    rects: { count: ids.length, height: 0, rectAt, indexesWithin },
    idAt: (index) => ids[index],
    indexOf: (id) => (ids.includes(id) ? ids.indexOf(id) : undefined),
  }
}

test('finds the tiles that move, enter and exit', () => {
  const before = snapshotOf({ stays: rect(0, 0), moves: rect(110, 0), goes: rect(220, 0) })
  const after = snapshotOf({ stays: rect(0, 0), moves: rect(0, 60), comes: rect(110, 0) })
  const plan = planAnimation({ before, after, visible, running })
  expect([...plan.moving]).toEqual([['moves', { x: 110, y: -60, scale: 1 }]])
  expect(plan.entering).toEqual(['comes'])
  expect([...plan.exiting]).toEqual([['goes', rect(220, 0)]])
})

test('a resized tile starts at its old area, scaled about its centre', () => {
  const before = snapshotOf({ a: rect(0, 0, 200, 200) })
  const after = snapshotOf({ a: rect(0, 0, 100, 100) })
  const { moving } = planAnimation({ before, after, visible, running })
  expect(moving.get('a')).toEqual({ x: 50, y: 50, scale: 2 })
})

test('ignores tiles that are off screen before and after', () => {
  const before = snapshotOf({ far: rect(0, 5000), gone: rect(110, 5000), leaves: rect(220, 0) })
  const after = snapshotOf({ far: rect(0, 4000), new: rect(110, 4000), leaves: rect(0, 5000) })
  const plan = planAnimation({ before, after, visible, running })
  expect([...plan.moving.keys()]).toEqual(['leaves'])
  expect(plan.entering).toEqual([])
  expect(plan.exiting.size).toBe(0)
})

test('a tile from far away starts one viewport height outside the viewport', () => {
  const before = snapshotOf({ a: rect(0, 90_000) })
  const after = snapshotOf({ a: rect(0, 0) })
  const { moving } = planAnimation({ before, after, visible, running })
  expect(moving.get('a')?.y).toBe(2000)
})

test('a tile that is still moving continues, or exits, from its current rectangle', () => {
  const before = snapshotOf({ a: rect(0, 0), b: rect(110, 0) })
  const after = snapshotOf({ a: rect(0, 0) })
  const current = new Map([
    ['a', rect(40, 30)],
    ['b', rect(50, 30)],
  ])
  const plan = planAnimation({ before, after, visible, running: current })
  expect(plan.moving.get('a')).toEqual({ x: 40, y: 30, scale: 1 })
  expect(plan.exiting.get('b')).toEqual(rect(50, 30))
})

/** A snapshot of a four-column mosaic with tiles of these numbers. Counts the calls for rectangles and ids. */
function countingSnapshot(shown: readonly number[]) {
  const gallery = { layout: 'mosaic', pattern: '4' } as const
  const metrics = { breakpoint: 'wide', width: 1190, gap: 10, rowHeight: 240 } as const
  const shapes = { count: shown.length, aspectRatio: () => 1 }
  const rects: TileRects = computeTileRects(gallery, shapes, metrics)
  const calls = { rects: 0, ids: 0 }
  const snapshot: GridSnapshot = {
    rects: { ...rects, rectAt: (index) => (calls.rects++, rects.rectAt(index)) },
    idAt: (index) => (calls.ids++, `t${shown[index]}`),
    indexOf: (id) => {
      const index = shown.indexOf(Number(id.slice(1)))
      return index < 0 ? undefined : index
    },
  }
  return { snapshot, calls }
}

test('a change of 10,000 tiles examines only the changed tiles near the viewport', () => {
  const all = Array.from({ length: 10_000 }, (_, i) => i)
  const before = countingSnapshot(all)
  const after = countingSnapshot(all.filter((i) => i % 8 === 0))
  const range = { top: 20_000, bottom: 21_000 }
  const plan = planAnimation({
    before: before.snapshot,
    after: after.snapshot,
    visible: range,
    running,
  })
  const limit = 2 * before.snapshot.rects.indexesWithin(range.top, range.bottom).length + 10
  for (const { calls } of [before, after]) {
    expect(calls.ids).toBeLessThan(limit)
    expect(calls.rects).toBeLessThan(2 * limit)
  }
  expect(plan.moving.size + plan.entering.length + plan.exiting.size).toBeLessThan(2 * limit)
  expect(plan.moving.size).toBeGreaterThan(0)
})
