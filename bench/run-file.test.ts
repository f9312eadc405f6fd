import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openRunFile } from './run-file'
import type { ReportedTable } from './report/report'

const emptyResult = { method: '', goals: [], grids: [], notes: [] }
const measured: ReportedTable = {
  name: 'filter',
  title: 'Filter',
  took: 3,
  outcome: emptyResult,
}
const run = { commit: 'abc', quick: false, fresh: false }

function newFile() {
  const folder = mkdtempSync(join(tmpdir(), 'tessera-bench-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return join(folder, 'run.json')
}

test('resumes an interrupted run of the same commit', () => {
  const file = newFile()
  openRunFile(file, run).put(measured)
  expect(openRunFile(file, run).get('filter')).toEqual(measured)
})

test('discards the results of another commit, of another length and with --fresh', () => {
  const file = newFile()
  openRunFile(file, run).put(measured)
  expect(openRunFile(file, { ...run, commit: 'def' }).get('filter')).toBeUndefined()
  expect(openRunFile(file, { ...run, quick: true }).get('filter')).toBeUndefined()
  expect(openRunFile(file, { ...run, fresh: true }).get('filter')).toBeUndefined()
})

test('stores neither failed nor unfinished tables, and nothing once the run is removed', () => {
  const file = newFile()
  openRunFile(file, run).put({ ...measured, outcome: { failure: 'no browser' } })
  expect(openRunFile(file, run).get('filter')).toBeUndefined()
  const unfinished = 'It did not finish within 480 s.'
  openRunFile(file, run).put({ ...measured, outcome: { ...emptyResult, unfinished } })
  expect(openRunFile(file, run).get('filter')).toBeUndefined()
  const runFile = openRunFile(file, run)
  runFile.put(measured)
  runFile.remove()
  expect(openRunFile(file, run).get('filter')).toBeUndefined()
})
