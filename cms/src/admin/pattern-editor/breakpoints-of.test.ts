import { expect, test } from 'vitest'
import {
  completed,
  readDrawings,
  withBreakpoint,
  withoutBreakpoint,
  workedOut,
} from './breakpoints-of'

const tile = (column: number, row: number, columns = 1, rows = 1) => ({
  column,
  row,
  columns,
  rows,
})
const wide = { columns: 3, tiles: [tile(0, 0, 2), tile(2, 0)] }
const narrow = { columns: 1, tiles: [tile(0, 0)] }

test('reads what is stored, and a blank grid from what is no drawing', () => {
  expect(readDrawings({ wide, narrow })).toEqual({ wide, narrow })
  const blank = { wide: { columns: 4, tiles: [] } }
  for (const value of [undefined, null, 'wide', {}, { wide: { columns: 2, tiles: [{}] } }]) {
    expect(readDrawings(value)).toEqual(blank)
  }
  expect(readDrawings({ wide, narrow: 'broken' })).toEqual({ wide })
})

test('a breakpoint that is not drawn is worked out, and can be drawn on from there', () => {
  const start = workedOut({ wide }, 'narrow')
  expect(start.columns).toBe(2)
  const drawn = withBreakpoint({ wide }, 'narrow', start)
  expect(completed(drawn)?.breakpoints.narrow).toEqual(completed({ wide })?.breakpoints.narrow)
  expect(withoutBreakpoint(drawn, 'narrow')).toEqual({ wide })
  expect(withoutBreakpoint({ wide, narrow }, 'medium')).toEqual({ wide, narrow })
})

test('nothing is worked out from a wide drawing with a hole', () => {
  expect(completed({ wide: { columns: 3, tiles: [tile(0, 0)] } })).toBeNull()
})
