// @ts-check
import { defineConfig } from 'vitest/config'

/** Unit tests of the benchmarks. They need none of the peers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'bench:unit',
          include: ['**/*.test.ts'],
          exclude: ['node_modules', '.build'],
          testTimeout: 120_000,
        },
      },
    ],
  },
})
