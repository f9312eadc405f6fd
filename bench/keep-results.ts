import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isWhole, type ReportedTable } from './report/report'

interface RunOf {
  readonly commit: string
  readonly quick: boolean
  readonly fresh: boolean
}

/** What a run of the same code has measured before it was interrupted; tables that failed are run again. */
export function keepResults(file: string, { commit, quick, fresh }: RunOf) {
  const run = `${commit} ${quick ? 'quick' : 'whole'}`
  const stored: { run: string; tables: readonly ReportedTable[] } =
    !fresh && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { run, tables: [] }
  let tables = stored.run === run ? stored.tables : []
  return {
    get: (name: string): ReportedTable | undefined => tables.find((table) => table.name === name),
    put: (table: ReportedTable): void => {
      if (!isWhole(table)) return
      tables = [...tables.filter(({ name }) => name !== table.name), table]
      writeFileSync(file, JSON.stringify({ run, tables }))
    },
    forget: (): void => rmSync(file, { force: true }),
  }
}
