import { expect, test } from 'vitest'
import { createLossReport, describeLosses, summarizeLosses } from './loss-report.mjs'

const loss = { line: 3, field: 'date', value: 'soon', reason: 'is not a date' }

test('counts equal values and lists different ones', () => {
  const report = createLossReport()
  report.add(loss)
  report.add({ ...loss, line: 4 })
  report.add({ ...loss, line: 5, value: 'late' })
  report.add({ ...loss, line: 6, field: 'note', value: 'n', reason: 'is in an unused column' })
  expect(describeLosses(report.groups)).toBe(
    [
      'date: 3 × is not a date\n  "soon" (line 3 and 1 more)\n  "late" (line 5)',
      'note: 1 × is in an unused column\n  "n" (line 6)',
    ].join('\n\n'),
  )
  expect(summarizeLosses(report.groups)).toEqual([
    'date: 3 values, such as "soon" (line 3 and 1 more): each is not a date.',
    'note: "n" (line 6) is in an unused column.',
  ])
})

test('lists parts of texts by article', () => {
  const report = createLossReport()
  const part = { field: 'html', value: 'a script', reason: 'is not imported' }
  report.add({ ...part, line: 1, title: 'Tide' })
  report.add({ ...part, line: 2, title: 'Dusk' })
  expect(describeLosses(report.groups)).toContain(
    'line 1, Tide: a script\n  line 2, Dusk: a script',
  )
})

test('stays small, whatever is lost, and continues an earlier report', () => {
  const report = createLossReport()
  for (let line = 1; line <= 100_000; line += 1) {
    report.add({ ...loss, line })
    report.add({ ...loss, line, field: 'name', value: `${line}${'x'.repeat(500)}` })
    if (line <= 2_000) report.add({ ...loss, line, field: `column ${line}` })
  }
  const stored = JSON.stringify(report.groups)
  expect(stored.length).toBeLessThan(200_000)
  const continued = createLossReport(JSON.parse(stored))
  continued.add({ ...loss, line: 100_001 })
  const text = describeLosses(continued.groups)
  expect(text).toContain('date: 100,001 × is not a date\n  "soon" (line 1 and 100,000 more)')
  expect(text).toContain('… and 99,900 more')
})
