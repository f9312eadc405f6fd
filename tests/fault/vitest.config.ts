import { configDefaults, defineConfig } from 'vitest/config'
import { TEST_TAGS } from '../../scripts/test/test-tags.mjs'

/** What happens when programs fail. With SOAK=on the tests are longer, and those of `soak/` run too. */
export default defineConfig({
  test: {
    name: 'fault',
    tags: TEST_TAGS,
    include: ['**/*.int.test.ts'],
    exclude: [...configDefaults.exclude, ...(process.env['SOAK'] ? [] : ['soak/**'])],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // The tests start processes of their own and measure how they end.
    fileParallelism: false,
  },
})
