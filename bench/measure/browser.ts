import { chromium, type Browser, type CDPSession, type Page } from 'playwright'

export interface Opened {
  readonly page: Page
  readonly cdp: CDPSession
  readonly browser: Browser
}

export interface Wanted {
  readonly chromium: string
  readonly width?: number
  readonly height?: number
  /** The page's main thread is slowed by this factor. */
  readonly slowdown?: number
  readonly reducedMotion?: boolean
  readonly javaScript?: boolean
  /** A screen that fingers touch. */
  readonly touch?: boolean
}

/** A browser of its own with one page: nothing of the run before is warm, and a stuck page can be ended. */
export async function openPage(wanted: Wanted): Promise<Opened> {
  const { width = 1280, height = 900, slowdown = 1, reducedMotion = false } = wanted
  const browser = await chromium.launch({ executablePath: wanted.chromium, args: ARGUMENTS })
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: wanted.javaScript ?? true,
    hasTouch: wanted.touch ?? false,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { browser, page, cdp }
}

/** Opens a page, works with it and closes its browser, whatever happens. */
export async function withPage<T>(
  wanted: Wanted,
  work: (opened: Opened) => Promise<T>,
): Promise<T> {
  const opened = await openPage(wanted)
  try {
    return await work(opened)
  } finally {
    await opened.browser.close()
  }
}

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-extensions',
  '--disable-sync',
  '--no-first-run',
  '--force-device-scale-factor=1',
]
