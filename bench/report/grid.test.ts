import { expect, test } from 'vitest'
import { figure } from './figure'
import { absoluteLines, ratioLines, type Grid } from './grid'

const grid: Grid = {
  title: '1,000 tiles',
  columns: ['narrow', 'reset'],
  ours: 'Tessera',
  rows: [
    { name: 'Tessera', cells: [figure([10]), figure([20])] },
    { name: 'Isotope', cells: [figure([1141]), { ...figure([15_000]), bound: 'lower' }] },
    { name: 'MixItUp', cells: ['not run', null] },
  ],
}

test('divides each figure by ours', () => {
  expect(ratioLines(grid)).toEqual([
    ['times Tessera', 'narrow', 'reset'],
    ['Tessera', '1x', '1x'],
    ['Isotope', '114x', '> 750x'],
    ['MixItUp', '', ''],
  ])
})

test('keeps texts and empty cells in the absolute lines', () => {
  expect(absoluteLines(grid).at(-1)).toEqual(['MixItUp', 'not run', ''])
})

test('has no ratios when there is no row of ours', () => {
  expect(ratioLines({ ...grid, ours: null })).toBeNull()
})
