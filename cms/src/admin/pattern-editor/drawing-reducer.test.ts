import fc from 'fast-check'
import { MAX_DRAWING, type DrawnTile } from '@tessera/gallery/patterns'
import { expect, test } from 'vitest'
import { firstFreeCell, tileAt, tileBetween } from './draw'
import { reduceSketch, sketchOf, type Sketch, type SketchAction } from './drawing-reducer'
import { problemsOf } from './problems'
import { tileKeyAction } from './tile-key'

const tile = (column: number, row: number, columns = 1, rows = 1): DrawnTile => ({
  column,
  row,
  columns,
  rows,
})
const empty = sketchOf({ columns: 3, tiles: [] })
const after = (sketch: Sketch, ...actions: SketchAction[]) => actions.reduce(reduceSketch, sketch)
const words = ({ drawing }: Sketch) => problemsOf(drawing).map(({ text }) => text)

test('tiles are added where the first cell is free, and chosen', () => {
  const three = after(empty, { type: 'add' }, { type: 'add', tile: tile(1, 0, 2) }, { type: 'add' })
  expect(three.drawing.tiles).toEqual([tile(0, 0), tile(1, 0, 2), tile(0, 1)])
  expect(three.chosen).toBe(2)
})

test('a tile moves and grows as far as the grid reaches', () => {
  const one = after(empty, { type: 'add', tile: tile(0, 0, 2) })
  const moved = after(one, { type: 'move', tile: 0, to: { column: 9, row: -4 } })
  expect(moved.drawing.tiles).toEqual([tile(1, 0, 2)])
  const grown = after(moved, { type: 'resize', tile: 0, columns: 9, rows: 99 })
  expect(grown.drawing.tiles).toEqual([tile(1, 0, 2, MAX_DRAWING.rows)])
})

test('everything but choosing can be undone, one step at a time', () => {
  const drawn = after(empty, { type: 'add' }, { type: 'columns', columns: 2 }, { type: 'add' })
  const removed = after(drawn, { type: 'remove', tile: 0 }, { type: 'choose', tile: 0 })
  expect(after(removed, { type: 'undo' }).drawing).toEqual(drawn.drawing)
  const undone = after(removed, ...Array<SketchAction>(5).fill({ type: 'undo' }))
  expect(undone).toEqual({ ...empty, chosen: null })
})

test('what changes nothing leaves nothing to undo', () => {
  const one = after(empty, { type: 'add' })
  expect(after(one, { type: 'move', tile: 0, to: { column: 0, row: -1 } }).past).toEqual(one.past)
})

test('fewer columns narrow and move the tiles that no longer fit', () => {
  const wide = sketchOf({ columns: 4, tiles: [tile(0, 0, 4), tile(3, 1)] })
  expect(after(wide, { type: 'columns', columns: 2 }).drawing).toEqual({
    columns: 2,
    tiles: [tile(0, 0, 2), tile(1, 1)],
  })
  expect(after(wide, { type: 'columns', columns: 99 }).drawing.columns).toBe(MAX_DRAWING.columns)
})

test('says what is wrong: nothing drawn, a hole, an overlap, the order', () => {
  expect(words(empty)).toEqual(['There is no tile in it. Draw at least one.'])
  const hole = after(empty, { type: 'add', tile: tile(0, 0, 2) })
  expect(words(hole)[0]).toContain('column 3, row 1 is empty')
  const overlap = after(hole, { type: 'add', tile: tile(1, 0, 2) })
  expect(words(overlap)[0]).toContain('Tiles 1 and 2 lie on each other')
  const turned = sketchOf({ columns: 2, tiles: [tile(1, 0), tile(0, 0)] })
  expect(words(turned)[0]).toContain('out of reading order from tile 1 on')
  const ordered = after(turned, { type: 'choose', tile: 0 }, { type: 'order' })
  expect(words(ordered)).toEqual([])
  expect(ordered.chosen).toBe(1)
})

test('keys move and size a tile, add and remove, and mirror right to left', () => {
  const key = (name: string, more = {}) => ({
    key: name,
    shiftKey: false,
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    ...more,
  })
  const act = (name: string, more = {}, isRightToLeft = false) =>
    tileKeyAction(key(name, more), tile(1, 1), { index: 4, isRightToLeft })
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

test('a drag draws the same tile from any corner, and the top tile is the one hit', () => {
  expect(tileBetween({ column: 2, row: 3 }, { column: 0, row: 1 })).toEqual(tile(0, 1, 3, 3))
  expect(tileAt([tile(0, 0, 2), tile(1, 0)], { column: 1, row: 0 })).toBe(1)
  expect(tileAt([], { column: 1, row: 0 })).toBe(-1)
})

test('whatever is done, every tile stays on the grid', () => {
  const number = fc.integer({ min: -20, max: 20 })
  const action: fc.Arbitrary<SketchAction> = fc.oneof(
    fc.constant<SketchAction>({ type: 'add' }),
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
    fc.constant<SketchAction>({ type: 'undo' }),
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
