import { defineConfig } from 'vitest/config'

/** Packs the gallery and uses it in fresh projects. `npm run test:long` runs this; `npm test` does not. */
export default defineConfig({
  test: {
    name: 'gallery:published',
    environment: 'node',
    // Installs from the npm registry, builds and opens a browser.
    testTimeout: 300_000,
    hookTimeout: 400_000,
    // Each file packs, installs and builds: one after another.
    fileParallelism: false,
  },
})
