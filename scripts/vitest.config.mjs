// @ts-check
import { defineConfig } from 'vitest/config'
import { TEST_TAGS } from './test/test-tags.mjs'

export default defineConfig({
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        test: {
          name: 'scripts:unit',
          isolate: false,
          include: ['**/*.test.mjs'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
