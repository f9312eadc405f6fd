import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findPostgres, NO_POSTGRES, startTemporaryPostgres } from '@tessera/content/testing'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Temporary folder of the test run. */
    folder: string
    /** Port of a PostgreSQL server; null if it is not installed. */
    postgresPort: number | null
  }
}

/** Starts one PostgreSQL server for all suites. */
export default async function setup(project: TestProject) {
  const folder = mkdtempSync(path.join(tmpdir(), 'tessera-cms-tests-'))
  const postgres = findPostgres() ? await startTemporaryPostgres() : null
  if (!postgres) console.warn(NO_POSTGRES)
  project.provide('folder', folder)
  project.provide('postgresPort', postgres?.port ?? null)
  return async () => {
    await postgres?.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
