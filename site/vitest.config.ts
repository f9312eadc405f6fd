import { defineConfig } from 'vitest/config'
import { TEST_TAGS } from '../scripts/test/test-tags.mjs'

const INTEGRATION_TESTS = '**/*.int.test.ts'

export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        test: {
          name: 'site:unit',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: [INTEGRATION_TESTS, '**/node_modules/**', 'dist/**'],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'site:int',
          include: [INTEGRATION_TESTS],
          exclude: ['**/node_modules/**', 'dist/**'],
          // The tests load the built scripts and style sheets.
          globalSetup: 'testing/global-setup.ts',
          hookTimeout: 120_000,
          testTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          fileParallelism: false,
          isolate: false,
        },
      },
    ],
  },
})
