// @ts-check
import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'scripts:unit', include: ['**/*.test.mjs'], testTimeout: 120_000 } },
    ],
  },
})
