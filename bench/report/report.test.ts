import { expect, test } from 'vitest'
import { figure } from './figure'
import { atMost } from './goal'
import { writeReport, type Report } from './report'

const report: Report = {
  date: '2026-11-21T13:00:00.000Z',
  machine: { Processor: '2 x AMD EPYC', Node: 'v20.20.0' },
  quick: false,
  tables: [
    {
      name: 'layout',
      title: 'Layout',
      took: 61.2,
      outcome: {
        method: 'Clicked.',
        goals: [
          atMost({
            what: 'narrow at 1,000',
            figure: figure([8]),
            limit: 10,
            ratio: '6x Isotope/0',
          }),
          atMost({ what: 'reset at 1,000', figure: figure([40]), limit: 30 }),
        ],
        grids: [
          {
            title: '1,000 tiles',
            columns: ['narrow'],
            ours: 'Tessera',
            rows: [
              { name: 'Tessera', cells: [figure([8, 9, 10])] },
              { name: 'Isotope/0', cells: [figure([52])] },
            ],
          },
        ],
        notes: ['Isotope was stopped.'],
      },
    },
    { name: 'page', title: 'The page', took: 1, outcome: { failure: 'no | browser\nat line 3' } },
  ],
}

test('lists the targets first and marks missed ones', () => {
  const text = writeReport(report)
  expect(text).toContain('| met | layout | narrow at 1,000 | 8 ms | ≤ 10 ms | 6x Isotope/0 |')
  expect(text).toContain('| **not met** | layout | reset at 1,000 | 40 ms | ≤ 30 ms |  |')
})

test('writes ratios before times', () => {
  const text = writeReport(report)
  expect(text.indexOf('| Isotope/0 | 5.78x |')).toBeGreaterThan(0)
  expect(text.indexOf('| Isotope/0 | 52 ms |')).toBeGreaterThan(text.indexOf('5.78x'))
  expect(text).toContain('| Tessera | 9 ms (8 to 10) |')
})

test('reports the first line of a failure and still writes the other tables', () => {
  const text = writeReport(report)
  expect(text).toContain('Not measured: no | browser')
  expect(text).toContain('| not run | page |  | no \\| browser |  |  |')
})

test('includes the machine and the commands', () => {
  const text = writeReport(report)
  expect(text).toContain('| Processor | 2 x AMD EPYC |')
  expect(text).toContain('npm run bench')
})
