import { defineConfig } from 'vitest/config'
import { TEST_TAGS } from '../scripts/test/test-tags.mjs'

const THROUGH_PAYLOAD = ['src/**/*.int.test.ts', 'tests/**/*.int.test.ts']

export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        test: {
          name: 'cms:unit',
          isolate: false,
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: THROUGH_PAYLOAD,
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'cms:int',
          include: THROUGH_PAYLOAD,
          globalSetup: 'tests/testing/global-setup.ts',
          // The suites of a worker share their CMS instances (tests/testing/shared-cms.ts).
          pool: 'forks',
          isolate: false,
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 120_000,
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
    ],
  },
})
