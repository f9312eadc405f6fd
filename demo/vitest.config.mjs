import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        root: import.meta.dirname,
        test: { name: 'demo:unit', include: ['**/*.test.mjs'], testTimeout: 120_000 },
      },
    ],
  },
})
