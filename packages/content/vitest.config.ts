import { defineConfig } from 'vitest/config'
import { TEST_TAGS } from '../../scripts/test/test-tags.mjs'

const DATABASE = 'src/**/*.int.test.ts'

export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        test: {
          name: 'content:unit',
          isolate: false,
          include: ['src/**/*.test.ts'],
          exclude: [DATABASE],
          testTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'content:store',
          isolate: false,
          include: [DATABASE],
          // Each suite starts a PostgreSQL server of its own.
          hookTimeout: 120_000,
          testTimeout: 120_000,
        },
      },
    ],
  },
})
