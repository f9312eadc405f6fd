import { defineConfig } from 'vitest/config'

const THROUGH_PAYLOAD = ['src/**/*.int.test.ts', 'tests/**/*.int.test.ts']

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'cms:unit',
          include: ['src/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: THROUGH_PAYLOAD,
        },
      },
      {
        test: {
          name: 'cms:int',
          include: THROUGH_PAYLOAD,
          // Each file has a CMS and a database of its own; two cores carry few of them at a time.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
          hookTimeout: 60_000,
          testTimeout: 30_000,
          expect: { poll: { timeout: 10_000 } },
        },
      },
    ],
  },
})
