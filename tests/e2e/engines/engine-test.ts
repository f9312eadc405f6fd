import { test } from '@playwright/test'
import type { RunningEngine } from './engine-page'
import { launchChromium } from './launch-chromium'
import { launchFirefox } from './launch-firefox'
import { launchWebkit } from './launch-webkit'
import { Visitor } from './visitor'

interface Engine {
  readonly name: string
  /** Variable with the path of its program; scripts/test/engines.mjs sets it. */
  readonly variable: string
  readonly launch: (path: string) => Promise<RunningEngine>
}

const CHROMIUM: Engine = { name: 'Chromium', variable: 'CHROME_PATH', launch: launchChromium }
const FIREFOX: Engine = { name: 'Firefox', variable: 'FIREFOX_PATH', launch: launchFirefox }
const WEBKIT: Engine = { name: 'WebKit', variable: 'WEBKIT_DRIVER_PATH', launch: launchWebkit }

/** Firefox before 147: popovers cannot be positioned at a button by CSS. */
const WITHOUT_ANCHORS: Engine = {
  ...FIREFOX,
  name: 'Firefox without anchor positioning',
  launch: (path) => launchFirefox(path, { 'layout.css.anchor-positioning.enabled': false }),
}

export const ENGINES = [CHROMIUM, FIREFOX, WEBKIT]
export const ENGINES_FOR_MENUS = [...ENGINES, WITHOUT_ANCHORS]

type Walk = (title: string, run: (visitor: Visitor) => Promise<void>) => void

/** Declares the same walks in each engine. An engine that is not installed is skipped; where `CI` is set it fails. */
export function inEngines(
  engines: readonly Engine[],
  site: string,
  declareWalks: (walk: Walk) => void,
): void {
  for (const { name, variable, launch } of engines)
    test.describe(name, () => {
      let engine: RunningEngine | undefined
      test.beforeAll(async () => {
        const path = process.env[variable]
        const reason = `${name} is not installed: ${variable} is not set.`
        if (path) engine = await launch(path)
        else if (process.env['CI']) throw new Error(reason)
        else test.skip(true, reason)
      })
      test.afterAll(() => engine?.stop())
      declareWalks((title, run) =>
        test(title, async () => {
          if (!engine) return
          const page = await engine.newPage()
          const visitor = new Visitor(page, site)
          try {
            await run(visitor)
            visitor.expectNoErrors()
          } catch (error) {
            const screenshot = await page.screenshot().catch(() => null)
            if (screenshot)
              await test.info().attach('page', { body: screenshot, contentType: 'image/png' })
            throw error
          } finally {
            await page.close()
          }
        }),
      )
    })
}
