import { defineConfig } from 'vitest/config'
import { TEST_TAGS } from '../../../../scripts/test/test-tags.mjs'

/**
 * Packs the gallery and uses it in fresh projects. `npm test` builds one with Vite and the React of this repository;
 * `npm run test:long` also those whose packages come from the npm registry.
 */
export default defineConfig({
  test: {
    tags: TEST_TAGS,
    name: 'gallery:published',
    environment: 'node',
    // Installs from the npm registry, builds and opens a browser.
    testTimeout: 300_000,
    hookTimeout: 400_000,
    // Each file packs, installs and builds: one after another.
    fileParallelism: false,
  },
})
