// @ts-check
import { defineConfig } from 'vitest/config'
import { TEST_TAGS } from '../scripts/test/test-tags.mjs'

/** Unit tests of the benchmarks. They need none of the peers. */
export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        test: {
          name: 'bench:unit',
          isolate: false,
          include: ['**/*.test.ts'],
          exclude: ['node_modules', '.build'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
