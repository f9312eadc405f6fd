import { join } from 'node:path'
import { defineConfig } from '@playwright/test'

const port = Number(process.env.EXAMPLES_PORT ?? 4510)

/** Tests every example, with one server for all workers and one browser per worker. */
export default defineConfig({
  testDir: '.',
  testMatch: ['*/example.spec.ts', 'exported-site.spec.ts'],
  workers: 2,
  fullyParallel: true,
  // Some run axe five times, on a busy machine too.
  timeout: 60_000,
  forbidOnly: !!process.env.CI,
  outputDir: '../../../test-results/examples',
  webServer: {
    command: `npx vite examples --config examples/vite.config.ts --port ${port} --strictPort`,
    cwd: join(import.meta.dirname, '..'),
    url: `http://127.0.0.1:${port}/`,
    reuseExistingServer: false,
  },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    reducedMotion: 'reduce',
    viewport: { width: 1280, height: 900 },
    launchOptions: {
      executablePath: process.env.CHROME_PATH ?? '/usr/bin/chromium',
      args: ['--no-sandbox', '--disable-gpu'],
    },
  },
})
