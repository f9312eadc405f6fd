import { expect, test } from 'vitest'
import { validateDrawing } from './validate-drawing'

const tile = (column: number, row: number, columns = 1, rows = 1) => ({
  column,
  row,
  columns,
  rows,
})
const wide = { columns: 3, tiles: [tile(0, 0, 2, 2), tile(2, 0), tile(2, 1)] }

test('takes a rectangle full of tiles, with or without other breakpoints', () => {
  expect(validateDrawing({ wide })).toBe(true)
  expect(validateDrawing({ wide, narrow: { columns: 1, tiles: [tile(0, 0)] } })).toBe(true)
})

test('says what is wrong with a drawing and what to do', () => {
  expect(validateDrawing(null)).toBe('Draw at least one tile.')
  expect(validateDrawing({ wide: { columns: 3, tiles: wide.tiles.slice(0, 2) } })).toBe(
    'The wide drawing does not repeat. The cell in column 3, row 2 is empty, which would show as a hole. Put a tile there or make one larger.',
  )
  expect(validateDrawing({ wide: { columns: 3, tiles: [...wide.tiles, tile(2, 1)] } })).toContain(
    'Tiles 3 and 4 lie on each other.',
  )
  expect(validateDrawing({ wide, medium: { columns: 2, tiles: [tile(1, 0, 2)] } })).toContain(
    'The medium drawing does not repeat. Tile 1 reaches over the edge.',
  )
  expect(validateDrawing({ wide, narrow: { columns: 2, tiles: [] } })).toContain('no tile in it')
  expect(validateDrawing({ wide: { columns: 400, tiles: [tile(0, 0, 400)] } })).toContain('larger')
  expect(validateDrawing({ wide: 'wide' })).toContain('This is no drawing of tiles (wide:')
})
