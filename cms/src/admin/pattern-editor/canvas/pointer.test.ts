import { expect, test } from 'vitest'
import { cellAt, draggedTile, dropAction, type Drag } from './pointer'

const tiles = [{ column: 1, row: 0, columns: 2, rows: 1 }]
const grid = { columns: 4, tiles }
const box = { left: 100, top: 50, width: 400, height: 200 }

test('maps a point to a cell, mirrored in right-to-left, and clamps it to the grid', () => {
  const cells = { columns: 4, rows: 2, isRightToLeft: false }
  expect(cellAt({ x: 110, y: 60 }, box, cells)).toEqual({ column: 0, row: 0 })
  expect(cellAt({ x: 110, y: 60 }, box, { ...cells, isRightToLeft: true }).column).toBe(3)
  expect(cellAt({ x: 9999, y: -9999 }, box, cells)).toEqual({ column: 3, row: 0 })
})

test('draws a tile by a drag over empty cells', () => {
  const drag: Drag = { kind: 'draw', from: { column: 3, row: 1 } }
  const tile = { column: 1, row: 0, columns: 3, rows: 2 }
  expect(draggedTile(drag, { column: 1, row: 0 }, grid)).toEqual(tile)
  expect(dropAction(drag, tile)).toEqual({ type: 'add', tile })
})

test('moves a tile by the distance of the drag, within the grid', () => {
  const drag: Drag = { kind: 'move', tile: 0, from: { column: 2, row: 0 } }
  expect(draggedTile(drag, { column: 3, row: 2 }, grid)).toMatchObject({ column: 2, row: 2 })
  expect(draggedTile(drag, { column: 0, row: 0 }, grid)).toMatchObject({ column: 0 })
})

test('resizes columns by the end edge, rows by the bottom edge, both by the corner', () => {
  const resize = (edge: 'end' | 'bottom' | 'corner') =>
    draggedTile(
      { kind: 'resize', tile: 0, from: { column: 2, row: 0 }, edge },
      { column: 3, row: 2 },
      grid,
    )
  expect(resize('end')).toMatchObject({ columns: 3, rows: 1 })
  expect(resize('bottom')).toMatchObject({ columns: 2, rows: 3 })
  expect(resize('corner')).toMatchObject({ columns: 3, rows: 3 })
})
