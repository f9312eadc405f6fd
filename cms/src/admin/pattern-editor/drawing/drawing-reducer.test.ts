import fc from 'fast-check'
import { MAX_DRAWING, type DrawnTile } from '@tessera/gallery/patterns'
import { expect, test } from 'vitest'
import { firstFreeCell, tileAt, tileBetween } from './tiles'
import {
  reduceDrawing,
  initialDrawingState,
  type DrawingState,
  type DrawingAction,
} from './drawing-reducer'
import { problemsOf } from './problems'
import { keyToAction } from '../canvas/keyboard'

const tile = (column: number, row: number, columns = 1, rows = 1): DrawnTile => ({
  column,
  row,
  columns,
  rows,
})
const empty = initialDrawingState({ columns: 3, tiles: [] })
const after = (state: DrawingState, ...actions: DrawingAction[]) =>
  actions.reduce(reduceDrawing, state)
const problems = ({ drawing }: DrawingState) => problemsOf(drawing).map(({ text }) => text)

test('adds and selects a tile at the first empty cell', () => {
  const three = after(empty, { type: 'add' }, { type: 'add', tile: tile(1, 0, 2) }, { type: 'add' })
  expect(three.drawing.tiles).toEqual([tile(0, 0), tile(1, 0, 2), tile(0, 1)])
  expect(three.selectedTile).toBe(2)
})

test('clamps moving and resizing to the grid', () => {
  const one = after(empty, { type: 'add', tile: tile(0, 0, 2) })
  const moved = after(one, { type: 'move', tile: 0, to: { column: 9, row: -4 } })
  expect(moved.drawing.tiles).toEqual([tile(1, 0, 2)])
  const grown = after(moved, { type: 'resize', tile: 0, columns: 9, rows: 99 })
  expect(grown.drawing.tiles).toEqual([tile(1, 0, 2, MAX_DRAWING.rows)])
})

test('undoes everything except selecting, step by step', () => {
  const drawn = after(empty, { type: 'add' }, { type: 'columns', columns: 2 }, { type: 'add' })
  const removed = after(drawn, { type: 'remove', tile: 0 }, { type: 'select', tile: 0 })
  expect(after(removed, { type: 'undo' }).drawing).toEqual(drawn.drawing)
  const undone = after(removed, ...Array<DrawingAction>(5).fill({ type: 'undo' }))
  expect(undone).toEqual({ ...empty, selectedTile: null })
})

test('adds no undo step for an action without effect', () => {
  const one = after(empty, { type: 'add' })
  expect(after(one, { type: 'move', tile: 0, to: { column: 0, row: -1 } }).past).toEqual(one.past)
})

test('narrows and moves tiles that do not fit into fewer columns', () => {
  const wide = initialDrawingState({ columns: 4, tiles: [tile(0, 0, 4), tile(3, 1)] })
  expect(after(wide, { type: 'columns', columns: 2 }).drawing).toEqual({
    columns: 2,
    tiles: [tile(0, 0, 2), tile(1, 1)],
  })
  expect(after(wide, { type: 'columns', columns: 99 }).drawing.columns).toBe(MAX_DRAWING.columns)
})

test('reports an empty drawing, a hole, an overlap and the order', () => {
  expect(problems(empty)).toEqual(['The drawing is empty. Draw at least one tile.'])
  const hole = after(empty, { type: 'add', tile: tile(0, 0, 2) })
  expect(problems(hole)[0]).toContain('column 3, row 1 is empty')
  const overlap = after(hole, { type: 'add', tile: tile(1, 0, 2) })
  expect(problems(overlap)[0]).toContain('Tiles 1 and 2 overlap')
  const unsorted = initialDrawingState({ columns: 2, tiles: [tile(1, 0), tile(0, 0)] })
  expect(problems(unsorted)[0]).toContain('out of reading order from tile 1 on')
  const sorted = after(unsorted, { type: 'select', tile: 0 }, { type: 'sort' })
  expect(problems(sorted)).toEqual([])
  expect(sorted.selectedTile).toBe(1)
})

test('moves, resizes, adds and removes tiles by keys, mirrored in right-to-left', () => {
  const key = (name: string, more = {}) => ({
    key: name,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  })
  const act = (name: string, more = {}, isRightToLeft = false) =>
    keyToAction(key(name, more), tile(1, 1), { index: 4, isRightToLeft })
  expect(act('ArrowRight')).toEqual({ type: 'move', tile: 4, to: { column: 2, row: 1 } })
  expect(act('ArrowRight', {}, true)).toMatchObject({ to: { column: 0, row: 1 } })
  expect(act('ArrowDown', { shiftKey: true })).toMatchObject({
    type: 'resize',
    columns: 1,
    rows: 2,
  })
  expect(act('Delete')).toEqual({ type: 'remove', tile: 4 })
  expect(act('n')).toEqual({ type: 'add' })
  expect(act('z', { ctrlKey: true })).toEqual({ type: 'undo' })
  expect(act('Tab')).toBeNull()
  expect(act('ArrowLeft', { altKey: true })).toBeNull()
})

test('draws the same tile from any corner, and hits the topmost tile', () => {
  expect(tileBetween({ column: 2, row: 3 }, { column: 0, row: 1 })).toEqual(tile(0, 1, 3, 3))
  expect(tileAt([tile(0, 0, 2), tile(1, 0)], { column: 1, row: 0 })).toBe(1)
  expect(tileAt([], { column: 1, row: 0 })).toBe(-1)
})

test('keeps every tile on the grid for any sequence of actions', () => {
  const number = fc.integer({ min: -20, max: 20 })
  const action: fc.Arbitrary<DrawingAction> = fc.oneof(
    fc.constant<DrawingAction>({ type: 'add' }),
    fc.record({ type: fc.constant('remove' as const), tile: number }),
    fc.record({
      type: fc.constant('move' as const),
      tile: number,
      to: fc.record({ column: number, row: number }),
    }),
    fc.record({
      type: fc.constant('resize' as const),
      tile: number,
      columns: number,
      rows: number,
    }),
    fc.record({ type: fc.constant('columns' as const), columns: number }),
    fc.constant<DrawingAction>({ type: 'undo' }),
  )
  fc.assert(
    fc.property(fc.array(action, { maxLength: 60 }), (actions) => {
      const { drawing } = after(empty, ...actions)
      for (const { column, row, columns, rows } of drawing.tiles) {
        expect(column >= 0 && row >= 0 && columns >= 1 && rows >= 1).toBe(true)
        expect(column + columns).toBeLessThanOrEqual(drawing.columns)
        expect(row + rows).toBeLessThanOrEqual(MAX_DRAWING.rows)
      }
      const free = firstFreeCell(drawing)
      if (free) expect(tileAt(drawing.tiles, free)).toBe(-1)
    }),
  )
})
