import { defineConfig } from 'vitest/config'

/** Kills imports and exports in the middle: a part of `npm run test:long`. */
export default defineConfig({
  test: {
    name: 'imports',
    include: ['**/*.int.test.ts'],
    testTimeout: 900_000,
    hookTimeout: 900_000,
    fileParallelism: false,
    expect: { poll: { timeout: 60_000, interval: 50 } },
  },
})
