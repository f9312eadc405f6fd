import { expect, test } from 'vitest'
import { validateDrawing } from './validate-drawing'

const tile = (column: number, row: number, columns = 1, rows = 1) => ({
  column,
  row,
  columns,
  rows,
})
const wide = { columns: 3, tiles: [tile(0, 0, 2, 2), tile(2, 0), tile(2, 1)] }

test('accepts a complete rectangle of tiles, with or without other breakpoints', () => {
  expect(validateDrawing({ wide })).toBe(true)
  expect(validateDrawing({ wide, narrow: { columns: 1, tiles: [tile(0, 0)] } })).toBe(true)
})

test('explains the problem of a drawing and its solution', () => {
  expect(validateDrawing(null)).toBe('Draw at least one tile.')
  expect(validateDrawing({ wide: { columns: 3, tiles: wide.tiles.slice(0, 2) } })).toBe(
    'The wide drawing does not repeat. The cell in column 3, row 2 is empty and would be a hole. Add a tile there or enlarge one.',
  )
  expect(validateDrawing({ wide: { columns: 3, tiles: [...wide.tiles, tile(2, 1)] } })).toContain(
    'Tiles 3 and 4 overlap.',
  )
  expect(validateDrawing({ wide, medium: { columns: 2, tiles: [tile(1, 0, 2)] } })).toContain(
    'The medium drawing does not repeat. Tile 1 extends beyond the grid.',
  )
  expect(validateDrawing({ wide, narrow: { columns: 2, tiles: [] } })).toContain('is empty')
  expect(validateDrawing({ wide: { columns: 400, tiles: [tile(0, 0, 400)] } })).toContain(
    'too large',
  )
  expect(validateDrawing({ wide: 'wide' })).toContain('The drawing is invalid (wide:')
})
