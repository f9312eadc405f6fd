import { playwright } from '@vitest/browser-playwright'
import type { BrowserInstanceOption } from 'vitest/node'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectConfiguration } from 'vitest/config'
import { readmeModules } from './build/readme/readme-modules.ts'
import { slideServer } from './src/testing/slide-server.ts'
import { unlayeredStyles } from './src/testing/unlayered-styles.ts'
import { CHROMIUM_ARGUMENTS } from '../../scripts/test/chromium-arguments.mjs'
import { TEST_TAGS } from '../../scripts/test/test-tags.mjs'

const root = dirname(fileURLToPath(import.meta.url))

/** CHROME_PATH is the path of the Chromium to use. */
const launchOptions = {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: CHROMIUM_ARGUMENTS,
}

/** Browser tests wait for frames: two pages use both processors of a small machine. One is enough while other suites run. */
const MAX_WORKERS = process.env['SUITES_AT_A_TIME'] ? 1 : 2

export default defineConfig({
  root,
  test: {
    tags: TEST_TAGS,
    projects: [
      {
        root,
        test: {
          name: 'gallery:unit',
          maxWorkers: MAX_WORKERS,
          // Files that share a process load their modules once: a third of the time.
          isolate: false,
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
          // Property tests run hundreds of random cases.
          testTimeout: 120_000,
        },
      },
      {
        root,
        test: {
          name: 'gallery:package',
          isolate: false,
          maxWorkers: MAX_WORKERS,
          environment: 'node',
          include: ['build/*.test.ts', 'build/readme/*.test.ts', 'docs/**/*.test.ts'],
          // Bundles every entry point, and packs the package.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      // They share one server, so that each module is compiled once, and the pages of all files load it once.
      inBrowser('gallery', { isolate: false }, [
        {
          name: 'gallery:browser',
          include: ['src/**/*.browser.test.{ts,tsx}', 'build/readme/*.browser.test.tsx'],
        },
        {
          name: 'gallery:touch',
          include: ['src/**/*.touch.test.{ts,tsx}'],
          // Phones and tablets, without hover. Chromium cannot switch hover back on, so these tests have their own instance.
          provider: playwright({
            launchOptions,
            contextOptions: { hasTouch: true, isMobile: true },
          }),
        },
      ]),
      // Requests that stay open would use up the six connections of a shared page.
      inBrowser('gallery-network', { isolate: true }, [
        { name: 'gallery:network', include: ['src/**/*.network.test.tsx'] },
      ]),
    ],
  },
})

function inBrowser(
  name: string,
  { isolate }: { readonly isolate: boolean },
  instances: readonly Omit<BrowserInstanceOption, 'browser'>[],
): TestProjectConfiguration {
  return {
    root,
    plugins: [slideServer, unlayeredStyles, readmeModules],
    optimizeDeps: {
      include: [
        ...['react', 'react-dom', 'react-dom/client', 'react-dom/server.browser'],
        ...['fast-check', 'axe-core', 'react-router'],
      ],
    },
    test: {
      name,
      maxWorkers: MAX_WORKERS,
      isolate,
      setupFiles: ['./src/testing/setup.browser.ts'],
      testTimeout: 120_000,
      expect: { poll: { timeout: 30_000 } },
      browser: {
        enabled: true,
        provider: playwright({ launchOptions }),
        headless: true,
        screenshotFailures: false,
        viewport: { width: 1280, height: 900 },
        api: { port: 4311, host: '127.0.0.1' },
        instances: instances.map((instance) => ({ browser: 'chromium', ...instance })),
      },
    },
  }
}
