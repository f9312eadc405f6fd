import { expect, test } from 'vitest'
import {
  completeDrawings,
  readDrawings,
  withBreakpoint,
  withoutBreakpoint,
  deriveDrawing,
} from './drawings'

const tile = (column: number, row: number, columns = 1, rows = 1) => ({
  column,
  row,
  columns,
  rows,
})
const wide = { columns: 3, tiles: [tile(0, 0, 2), tile(2, 0)] }
const narrow = { columns: 1, tiles: [tile(0, 0)] }

test('reads stored drawings, and a blank grid from an invalid value', () => {
  expect(readDrawings({ wide, narrow })).toEqual({ wide, narrow })
  const blank = { wide: { columns: 4, tiles: [] } }
  for (const value of [undefined, null, 'wide', {}, { wide: { columns: 2, tiles: [{}] } }]) {
    expect(readDrawings(value)).toEqual(blank)
  }
  expect(readDrawings({ wide, narrow: 'broken' })).toEqual({ wide })
})

test('derives a missing breakpoint, and removes a drawn one', () => {
  const start = deriveDrawing({ wide }, 'narrow')
  expect(start.columns).toBe(2)
  const drawn = withBreakpoint({ wide }, 'narrow', start)
  expect(completeDrawings(drawn)?.breakpoints.narrow).toEqual(
    completeDrawings({ wide })?.breakpoints.narrow,
  )
  expect(withoutBreakpoint(drawn, 'narrow')).toEqual({ wide })
  expect(withoutBreakpoint({ wide, narrow }, 'medium')).toEqual({ wide, narrow })
})

test('completes no pattern from a wide drawing with a hole', () => {
  expect(completeDrawings({ wide: { columns: 3, tiles: [tile(0, 0)] } })).toBeNull()
})
