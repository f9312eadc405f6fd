import { defineConfig } from 'vitest/config'
import { TEST_TAGS } from '../scripts/test/test-tags.mjs'

export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        root: import.meta.dirname,
        test: {
          name: 'demo:unit',
          isolate: false,
          include: ['**/*.test.mjs'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
