import { createClient, type Client } from '@libsql/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()
/** An `explain` keeps its connection at the data of that moment until its statement is collected as garbage. */
let client: Client
beforeAll(() => {
  client = createClient({ url: cms.settings.databaseUrl })
})
afterAll(() => client.close())

test.each(['_articles_v', '_pages_v'])(
  'the newest versions in %s are read in their order, as lists show them, without sorting all, and counted by the index alone',
  async (table) => {
    const explain = async (query: string) =>
      JSON.stringify((await client.execute(`explain query plan select ${query}`)).rows)
    const rows = `from ${table} where latest = 1 and version_deleted_at is null`
    const index = `COVERING INDEX ${table}_version_version_updated_at_idx (latest=?)`
    const list = await explain(
      `distinct id, version_updated_at ${rows} order by version_updated_at desc limit 10`,
    )
    expect(list).toContain(index)
    expect(list).not.toContain('ORDER BY')
    expect(await explain(`count(*) ${rows}`)).toMatch(/COVERING INDEX \w+ \(latest=\?\)/)
  },
)
