// @ts-check
import { defineConfig } from 'vitest/config'

/** The bench's own arithmetic; needs none of the peers. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'bench:unit',
          include: ['**/*.test.ts'],
          exclude: ['node_modules', '.build'],
        },
      },
    ],
  },
})
