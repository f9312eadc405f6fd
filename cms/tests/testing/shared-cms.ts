import { createPostgresDatabase } from '@tessera/content/testing'
import { beforeAll, describe, inject } from 'vitest'
import { longIf } from '../../../scripts/test/test-tags.mjs'
import { deleteAllRows } from './delete-all-rows'
import { startCms, type TestCms } from './start-cms'

export type Database = 'SQLite' | 'PostgreSQL'

const DATABASES: readonly Database[] =
  inject('postgresPort') === null ? ['SQLite'] : ['SQLite', 'PostgreSQL']

/** Declares a suite on each database; on PostgreSQL it runs in `npm run test:long` only. */
export function onEachDatabase(title: string, declareTests: (database: Database) => void): void {
  for (const database of DATABASES)
    describe(`${title} on ${database}`, longIf(database !== 'SQLite'), () => declareTests(database))
}

/** The CMS instances of this worker. Vitest runs all files of a worker with the same modules (`isolate: false`). */
const instances = new Map<string, Promise<TestCms>>()

/**
 * The CMS of a suite. Suites with the same database and environment share an instance, because a start takes seconds;
 * the database is empty when a suite begins.
 */
export function sharedCms(
  database: Database = 'SQLite',
  env: Readonly<Record<string, string>> = {},
): Omit<TestCms, 'stop'> {
  let cms: TestCms | undefined
  beforeAll(async () => {
    const key = JSON.stringify([database, env])
    const instance = instances.get(key) ?? startInstance(database, env)
    instances.set(key, instance)
    cms = await instance
    await deleteAllRows(cms.payload)
  })
  const current = () => {
    if (!cms) throw new Error('The CMS is not started yet. Use it in tests and hooks only.')
    return cms
  }
  return {
    get payload() {
      return current().payload
    },
    get settings() {
      return current().settings
    },
    get key() {
      return current().key
    },
  }
}

async function startInstance(database: Database, env: Readonly<Record<string, string>>) {
  if (database === 'SQLite') return startCms('', env)
  const name = `cms_${process.pid}_${instances.size}`
  return startCms(await createPostgresDatabase(inject('postgresPort') ?? 0, name), env)
}
