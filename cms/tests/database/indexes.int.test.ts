import { expect, test } from 'vitest'
import { executeRaw } from '../../src/database/execute-raw'
import { sharedCms } from '../testing/shared-cms'

const cms = sharedCms()

test.each(['_articles_v', '_pages_v'])(
  'the newest versions in %s are read in their order, as lists show them, without sorting all',
  async (table) => {
    const plan = await executeRaw(
      { payload: cms.payload },
      `explain query plan select distinct id, version_updated_at from ${table}
       where latest = 1 and version_deleted_at is null order by version_updated_at desc limit 10`,
    )
    const steps = JSON.stringify(plan)
    expect(steps).toContain(`USING INDEX ${table}_latest_idx (latest=?)`)
    expect(steps).not.toContain('ORDER BY')
  },
)
