import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Media } from '@tessera/content'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { buildSite } from '../../scripts/build/build.mjs'
import { writeTestImages } from './documents/test-images'

declare module 'vitest' {
  interface ProvidedContext {
    /** WebSocket URL of the browser that all integration tests share. */
    readonly browserUrl: string
    readonly testImages: {
      /** A data folder with the files. */
      readonly dataDir: string
      readonly media: readonly Media[]
    }
  }
}

const IMAGE_COUNT = 5

/** Does what is slow once for all integration tests: builds the site, writes images and starts a browser. */
export default async function setUp({ provide }: TestProject): Promise<() => Promise<void>> {
  await buildSite(dirname(dirname(import.meta.dirname)))
  const dataDir = mkdtempSync(join(tmpdir(), 'tessera-test-images-'))
  provide('testImages', { dataDir, media: await writeTestImages(dataDir, IMAGE_COUNT) })
  const browser = await chromium.launchServer({
    executablePath: process.env['CHROME_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })
  provide('browserUrl', browser.wsEndpoint())
  return async () => {
    await browser.close()
    rmSync(dataDir, { recursive: true })
  }
}
