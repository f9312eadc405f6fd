import { test as base } from '@playwright/test'
import type { RunningEngine } from './engine-page'
import { launchChromium } from './launch-chromium'
import { launchFirefox } from './launch-firefox'
import { launchWebkit } from './launch-webkit'
import { reasonToSkip } from './reason-to-skip'
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

const LONG = '@long'

export const ENGINES = [CHROMIUM, FIREFOX, WEBKIT]
export const ENGINES_FOR_MENUS = [...ENGINES, WITHOUT_ANCHORS]

type Walk = (title: string, run: (visitor: Visitor) => Promise<void>) => void

/** Each declares a walk in all engines; they differ in what `npm test` does of it. */
interface Walks {
  /** In Firefox and WebKit, what differs most between engines: the other suites of the visitors show it in Chromium. */
  readonly walk: Walk
  /** In Chromium only. */
  readonly walkOnce: Walk
  /** What takes long, or repeats another walk in part: nowhere. */
  readonly longWalk: Walk
}

interface RunningEngines {
  /** Launches the engine at the first call. @returns null if it is not installed */
  get(engine: Engine): Promise<RunningEngine | null>
}

/** One process of each engine for all files. */
const test = base.extend<object, { engines: RunningEngines }>({
  engines: [
    // Playwright wants the dependencies of a fixture destructured.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const running = new Map<Engine, Promise<RunningEngine>>()
      await use({
        async get(engine) {
          const path = process.env[engine.variable]
          if (!path) return null
          const launched = running.get(engine) ?? engine.launch(path)
          running.set(engine, launched)
          return launched
        },
      })
      for (const launched of running.values()) await (await launched).stop()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
})

/** Declares the same walks in each engine. An engine that is not installed is skipped; where `CI` is set it fails. */
export function inEngines(
  engines: readonly Engine[],
  site: string,
  declareWalks: (walks: Walks) => void,
): void {
  for (const engine of engines)
    // `npm test` starts one Firefox.
    test.describe(engine.name, { tag: engine === WITHOUT_ANCHORS ? LONG : [] }, () => {
      const declare =
        (tag: string[] | string): Walk =>
        (title, run) =>
          test(title, { tag }, async ({ engines: running }) => {
            const browser = await running.get(engine)
            if (browser) await walkThrough(browser, site, run)
            else test.skip(true, reasonToSkip(engine, process.env))
          })
      declareWalks({
        walk: declare(engine === CHROMIUM ? LONG : []),
        walkOnce: declare(engine === CHROMIUM ? [] : LONG),
        longWalk: declare(LONG),
      })
    })
}

async function walkThrough(
  engine: RunningEngine,
  site: string,
  run: (visitor: Visitor) => Promise<void>,
): Promise<void> {
  const page = await engine.newPage()
  const visitor = new Visitor(page, site)
  try {
    await run(visitor)
    await visitor.expectNoErrors()
  } catch (error) {
    const screenshot = await page.screenshot().catch(() => null)
    if (screenshot) await test.info().attach('page', { body: screenshot, contentType: 'image/png' })
    throw error
  } finally {
    // An engine that has crashed cannot close the page: what is thrown above says more.
    await page.close().catch(() => undefined)
  }
}
