import { expect, test } from 'vitest'
import { figure } from './figure'
import { absoluteLines, ratioLines, type Grid } from './grid'

const grid: Grid = {
  title: '1,000 tiles',
  columns: ['narrow', 'reset'],
  ours: 'Tessera',
  rows: [
    { name: 'Tessera', cells: [figure([10]), figure([20])] },
    { name: 'Isotope', cells: [figure([1141]), { ...figure([15_000]), bound: 'least' }] },
    { name: 'MixItUp', cells: ['not run', null] },
  ],
}

test('ratios say how many times as much as ours', () => {
  expect(ratioLines(grid)).toEqual([
    ['times Tessera', 'narrow', 'reset'],
    ['Tessera', '1x', '1x'],
    ['Isotope', '114x', '> 750x'],
    ['MixItUp', '', ''],
  ])
})

test('absolute lines keep words and gaps', () => {
  expect(absoluteLines(grid).at(-1)).toEqual(['MixItUp', 'not run', ''])
})

test('without a row of ours there are no ratios', () => {
  expect(ratioLines({ ...grid, ours: null })).toBeNull()
})
