import { defineConfig } from 'vitest/config'

/** Several machines on one: `npm run test:cluster`. */
export default defineConfig({
  test: {
    name: 'cluster',
    include: ['**/*.int.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    fileParallelism: false,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
})
