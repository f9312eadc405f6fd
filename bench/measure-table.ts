import { writeFileSync } from 'node:fs'
import { partial } from './report/partial'
import type { ReportedTable } from './report/report'
import type { Bench, Table, TableResult } from './table'

/** `measure-table.ts <table> <file> <settings as JSON>`: one table, from start to its result or its limit. */
const [name = '', file = '', settings = '{}'] = process.argv.slice(2)
const { table } = (await import(`./tables/${name}/table.ts`)) as { table: Table }
let kept: TableResult | null = null
const bench: Bench = {
  ...JSON.parse(settings),
  say: (text) => console.log(`  ${text}`),
  keep: (known) => {
    kept = known
  },
}
const since = performance.now()
const outcome = await withLimit(table).catch((error: unknown) => {
  console.error(error)
  const failure = error instanceof Error ? error.message : String(error)
  return kept ? partial(kept, failure) : { failure }
})
const took = (performance.now() - since) / 1000
const reported: ReportedTable = { name, title: table.title, took, outcome }
writeFileSync(file, JSON.stringify(reported))
process.exit(0)

async function withLimit({ run, limit }: Table): Promise<TableResult> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`It was not done after ${limit} s.`)), limit * 1000)
  })
  return Promise.race([run(bench), late])
}
