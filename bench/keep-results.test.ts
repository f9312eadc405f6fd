import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { keepResults } from './keep-results'
import type { ReportedTable } from './report/report'

const nothing = { method: '', goals: [], grids: [], notes: [] }
const measured: ReportedTable = {
  name: 'filter',
  title: 'Filter',
  took: 3,
  outcome: nothing,
}
const run = { commit: 'abc', quick: false, fresh: false }

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'run.json')
}

test('an interrupted run is taken up by the next one of the same code', () => {
  const file = newFile()
  keepResults(file, run).put(measured)
  expect(keepResults(file, run).get('filter')).toEqual(measured)
})

test('other code, another length and a fresh start forget it', () => {
  const file = newFile()
  keepResults(file, run).put(measured)
  expect(keepResults(file, { ...run, commit: 'def' }).get('filter')).toBeUndefined()
  expect(keepResults(file, { ...run, quick: true }).get('filter')).toBeUndefined()
  expect(keepResults(file, { ...run, fresh: true }).get('filter')).toBeUndefined()
})

test('a table that failed or was not done is run again, a finished run is forgotten', () => {
  const file = newFile()
  keepResults(file, run).put({ ...measured, outcome: { failure: 'no browser' } })
  expect(keepResults(file, run).get('filter')).toBeUndefined()
  const unfinished = 'It was not done after 480 s.'
  keepResults(file, run).put({ ...measured, outcome: { ...nothing, unfinished } })
  expect(keepResults(file, run).get('filter')).toBeUndefined()
  const kept = keepResults(file, run)
  kept.put(measured)
  kept.forget()
  expect(keepResults(file, run).get('filter')).toBeUndefined()
})
