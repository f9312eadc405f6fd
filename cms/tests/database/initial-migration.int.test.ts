import path from 'node:path'
import { expect, test } from 'vitest'
import { longIf } from '../../../scripts/test/test-tags.mjs'
import {
  generateInitialMigration,
  isSameSchema,
  readMigration,
} from '../../scripts/generate-initial-migration'

const MIGRATIONS = path.join(import.meta.dirname, '../../src/migrations')

// Apart from the tests that share a CMS, which does not start when its database lacks columns.
for (const database of ['sqlite', 'postgres'] as const)
  test(
    `the migration of ${database} is what the generator makes (otherwise: npm run migrations -w cms)`,
    // The generator is a process of its own, which starts Payload.
    { ...longIf(database === 'postgres'), timeout: 120_000 },
    async () => {
      const migration = readMigration(path.join(MIGRATIONS, database))
      expect(isSameSchema(await generateInitialMigration(database), migration)).toBe(true)
    },
  )
