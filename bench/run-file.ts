import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { isComplete, type ReportedTable } from './report/report'

interface RunOptions {
  readonly commit: string
  readonly quick: boolean
  readonly fresh: boolean
}

/**
 * Stores the complete tables of a run in a file, so that the next run of the same commit can resume. A table that
 * failed is not stored and therefore runs again.
 */
export function openRunFile(file: string, { commit, quick, fresh }: RunOptions) {
  const run = `${commit} ${quick ? 'quick' : 'full'}`
  const stored: { run: string; tables: readonly ReportedTable[] } =
    !fresh && existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { run, tables: [] }
  let tables = stored.run === run ? stored.tables : []
  return {
    get: (name: string): ReportedTable | undefined => tables.find((table) => table.name === name),
    put: (table: ReportedTable): void => {
      if (!isComplete(table)) return
      tables = [...tables.filter(({ name }) => name !== table.name), table]
      writeFileSync(file, JSON.stringify({ run, tables }))
    },
    remove: (): void => rmSync(file, { force: true }),
  }
}
