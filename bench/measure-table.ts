import { writeFileSync } from 'node:fs'
import { toPartialResult } from './report/partial-result'
import type { ReportedTable } from './report/report'
import type { Bench, Table, TableResult } from './table'

/** `measure-table.ts <table> <file> <settings as JSON>`: runs one table until it finishes, fails or reaches its limit. */
const [name = '', file = '', settings = '{}'] = process.argv.slice(2)
const { table } = (await import(`./tables/${name}/table.ts`)) as { table: Table }
let progress: TableResult | null = null
const bench: Bench = {
  ...JSON.parse(settings),
  log: (text) => console.log(`  ${text}`),
  saveProgress: (result) => {
    progress = result
  },
}
const since = performance.now()
const outcome = await withLimit(table).catch((error: unknown) => {
  console.error(error)
  const failure = error instanceof Error ? error.message : String(error)
  return progress ? toPartialResult(progress, failure) : { failure }
})
const took = (performance.now() - since) / 1000
const reported: ReportedTable = { name, title: table.title, took, outcome }
writeFileSync(file, JSON.stringify(reported))
process.exit(0)

async function withLimit({ run, limit }: Table): Promise<TableResult> {
  const timeout = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error(`It did not finish within ${limit} s.`)), limit * 1000)
  })
  return Promise.race([run(bench), timeout])
}
