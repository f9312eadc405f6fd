import { playwright } from '@vitest/browser-playwright'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const root = dirname(fileURLToPath(import.meta.url))

/** CHROME_PATH names the Chromium to use. */
const launchOptions = {
  executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--no-first-run',
  ],
}

export default defineConfig({
  root,
  test: {
    projects: [
      {
        root,
        test: {
          name: 'gallery:unit',
          environment: 'node',
          include: ['src/**/*.test.ts'],
          exclude: ['**/*.browser.test.*'],
        },
      },
      {
        root,
        test: {
          name: 'gallery:package',
          environment: 'node',
          include: ['packing/**/*.test.ts', 'docs/**/*.test.ts'],
          // Installs from the npm registry, builds, opens a browser.
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        root,
        optimizeDeps: {
          include: [
            'react',
            'react-dom/client',
            'react-dom/server.browser',
            'fast-check',
            'axe-core',
          ],
        },
        test: {
          name: 'gallery:browser',
          include: ['src/**/*.browser.test.{ts,tsx}'],
          setupFiles: ['./src/testing/setup.browser.ts'],
          browser: {
            enabled: true,
            provider: playwright({ launchOptions }),
            headless: true,
            screenshotFailures: false,
            api: { port: 4311, host: '127.0.0.1' },
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
})
