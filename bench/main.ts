import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { format } from 'prettier'
import { findChromium } from '../scripts/test/chromium.mjs'
import { readArguments } from './arguments'
import { findTables } from './find-tables'
import { keepResults } from './keep-results'
import { describeMachine } from './report/machine'
import { isWhole, writeReport, type Report, type ReportedTable } from './report/report'
import { runTable } from './run-table'
import type { Settings } from './table'

const root = join(import.meta.dirname, '..')
const asked = readArguments(process.argv.slice(2))
const bench: Settings = {
  root,
  work: join(root, 'bench/.build'),
  quick: asked.quick,
  chromium: await findChromium(root),
}
mkdirSync(bench.work, { recursive: true })

const machine = describeMachine(root, bench.chromium)
const kept = keepResults(join(bench.work, 'run.json'), {
  ...asked,
  commit: machine['Commit'] ?? '',
})
const date = new Date().toISOString()
const tables: ReportedTable[] = []
for (const name of await findTables(asked.only)) {
  const known = kept.get(name)
  console.log(known ? `${name}: measured before the interruption` : `${name}:`)
  const reported = known ?? (await runTable(name, bench))
  kept.put(reported)
  tables.push(reported)
}
await publish({ date, machine, quick: asked.quick, tables })
kept.forget()
process.exit(tables.every(isWhole) ? 0 : 1)

/** A partial or quick run has a file of its own: it never takes the place of a whole one. */
async function publish(report: Report): Promise<void> {
  const isWhole = asked.only.length === 0 && !asked.quick
  const folder = isWhole ? join(root, 'bench/results') : bench.work
  const file = join(folder, `${date.slice(0, 10)}.md`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, await format(writeReport(report), { parser: 'markdown', printWidth: 100 }))
  if (asked.json) writeFileSync(asked.json, JSON.stringify(report, null, 1))
  console.log(`\n${file}`)
}
