import type { DatabaseKind } from '@tessera/content/testing'
import { afterAll, beforeAll } from 'vitest'
import { startCms, type TestCms } from './start-cms'

/**
 * A CMS for all tests of a suite, on a kind of database that `databaseKinds()` names: it is there once they run, and ended
 * with them.
 *
 * @param more of its environment
 */
export function cmsOn(
  startDatabase: () => Promise<DatabaseKind>,
  more: Readonly<Record<string, string>> = {},
): Omit<TestCms, 'stop'> {
  let cms: TestCms | undefined
  let kind: DatabaseKind | undefined
  beforeAll(async () => {
    kind = await startDatabase()
    cms = await startCms(await kind.create(), more)
  })
  afterAll(async () => {
    await cms?.stop()
    await kind?.dispose()
  })
  const now = () => {
    if (!cms) throw new Error('The CMS starts before the first test, not earlier.')
    return cms
  }
  return {
    get payload() {
      return now().payload
    },
    get settings() {
      return now().settings
    },
    get key() {
      return now().key
    },
  }
}
