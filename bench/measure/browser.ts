import { chromium, type Browser, type CDPSession, type Page } from 'playwright'

export interface BrowserPage {
  readonly page: Page
  readonly cdp: CDPSession
  readonly browser: Browser
}

export interface PageOptions {
  readonly chromium: string
  readonly width?: number
  readonly height?: number
  /** Factor by which the main thread is slowed down. */
  readonly slowdown?: number
  readonly reducedMotion?: boolean
  readonly javaScript?: boolean
  /** Emulate a touch screen. */
  readonly touch?: boolean
  /** Device pixels per px. */
  readonly density?: number
}

/** Starts a new browser with one page: no cache is warm, and a page that hangs can be closed. */
export async function openPage(options: PageOptions): Promise<BrowserPage> {
  const { width = 1280, height = 900, slowdown = 1, reducedMotion = false } = options
  const browser = await chromium.launch({ executablePath: options.chromium, args: ARGUMENTS })
  const context = await browser.newContext({
    viewport: { width, height },
    reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
    javaScriptEnabled: options.javaScript ?? true,
    hasTouch: options.touch ?? false,
    deviceScaleFactor: options.density ?? 1,
  })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  if (slowdown > 1) await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { browser, page, cdp }
}

/** Opens a page, calls `work` with it and closes the browser, also after an error. */
export async function withPage<T>(
  options: PageOptions,
  work: (page: BrowserPage) => Promise<T>,
): Promise<T> {
  const opened = await openPage(options)
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
