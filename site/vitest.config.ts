import { defineConfig } from 'vitest/config'

const RUNNING = '**/*.int.test.ts'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'site:unit',
          include: ['**/*.test.ts'],
          exclude: [RUNNING, '**/node_modules/**', 'dist/**'],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'site:int',
          include: [RUNNING],
          exclude: ['**/node_modules/**', 'dist/**'],
          // The built scripts and styles are what is tried.
          globalSetup: 'testing/build-once.mjs',
          hookTimeout: 60_000,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
          fileParallelism: false,
        },
      },
    ],
  },
})
