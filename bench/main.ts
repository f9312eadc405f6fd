import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'oxfmt'
import { findChromium } from '../scripts/test/chromium.mjs'
import { readArguments } from './arguments'
import { findTables } from './find-tables'
import { openRunFile } from './run-file'
import { describeMachine } from './report/machine'
import { isComplete, writeReport, type Report, type ReportedTable } from './report/report'
import { runTable } from './run-table'
import type { Settings } from './table'

const root = join(import.meta.dirname, '..')
const options = readArguments(process.argv.slice(2))
const bench: Settings = {
  root,
  work: join(root, 'bench/.build'),
  quick: options.quick,
  chromium: await findChromium(root),
}
mkdirSync(bench.work, { recursive: true })

const machine = describeMachine(root, bench.chromium)
const runFile = openRunFile(join(bench.work, 'run.json'), {
  ...options,
  commit: machine['Commit'] ?? '',
})
const date = new Date().toISOString()
const tables: ReportedTable[] = []
for (const name of await findTables(options.only)) {
  const saved = runFile.get(name)
  console.log(saved ? `${name}: measured before the interruption` : `${name}:`)
  const reported = saved ?? (await runTable(name, bench))
  runFile.put(reported)
  tables.push(reported)
}
await writeFiles({ date, machine, quick: options.quick, tables })
runFile.remove()
process.exit(tables.every(isComplete) ? 0 : 1)

/** A partial or quick run writes to the work folder, so that it never replaces the report of a full run. */
async function writeFiles(report: Report): Promise<void> {
  const isFullRun = options.only.length === 0 && !options.quick
  const folder = isFullRun ? join(root, 'bench/results') : bench.work
  const file = join(folder, `${date.slice(0, 10)}.md`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, (await format(file, writeReport(report), { printWidth: 100 })).code)
  if (options.json) writeFileSync(options.json, JSON.stringify(report, null, 1))
  console.log(`\n${file}`)
}
