import type { ReportedTable } from './report/report'
import type { Bench, Table, TableResult } from './table'

/** Runs one table to its end or its limit. One that fails is reported and does not stop the others. */
export async function runTable(name: string, bench: Bench): Promise<ReportedTable> {
  const since = performance.now()
  const { table } = (await import(`./tables/${name}/table.ts`)) as { table: Table }
  const outcome = await withLimit(table, bench).catch((error: unknown) => {
    const failure = error instanceof Error ? (error.stack ?? error.message) : String(error)
    console.error(failure)
    return { failure }
  })
  const took = (performance.now() - since) / 1000
  console.log(`${name}: ${Math.round(took)} s`)
  return { name, title: table.title, took, outcome }
}

async function withLimit(table: Table, bench: Bench): Promise<TableResult> {
  let timer: NodeJS.Timeout | undefined
  const limit = new Promise<never>((_, reject) => {
    const say = () => reject(new Error(`It was not done after ${table.limit} s.`))
    timer = setTimeout(say, table.limit * 1000)
  })
  try {
    return await Promise.race([table.run(bench), limit])
  } finally {
    clearTimeout(timer)
  }
}
