import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectBidi, type BidiConnection } from './bidi-connection'
import type { EnginePage, RunningEngine } from './engine-page'
import * as input from './input-actions'
import { endProcess, waitForOutput } from './processes'

/** Settings of about:config. */
export type FirefoxSettings = Readonly<Record<string, boolean | number | string>>

/** No requests of its own, no first-run pages. */
const QUIET: FirefoxSettings = {
  // Without a graphics card each frame takes processor time.
  'layout.frame_rate': 20,
  'ui.prefersReducedMotion': 1,
  // A mouse: headless, Firefox reports no pointer that can hover. 2 is fine, 4 is hover.
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.newtabpage.enabled': false,
  'browser.safebrowsing.provider.mozilla.updateURL': '',
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
}

/** Firefox without a window, driven by WebDriver BiDi. */
export async function launchFirefox(
  executablePath: string,
  settings: FirefoxSettings = {},
): Promise<RunningEngine> {
  const profile = mkdtempSync(join(tmpdir(), 'tessera-firefox-'))
  writeFileSync(
    join(profile, 'user.js'),
    Object.entries({ ...QUIET, ...settings })
      .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
      .join(''),
  )
  const browser = spawn(
    executablePath,
    ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const [, address = ''] = await waitForOutput(
    browser,
    browser.stderr,
    /WebDriver BiDi listening on (ws:\/\/\S+)/,
  )
  const connection = await connectBidi(`${address}/session`)
  await connection.send('session.new', { capabilities: {} })
  await connection.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    newPage: () => firefoxPage(connection),
    stop: async () => {
      await connection.send('browser.close', {}).catch(() => undefined) // It may end before it answers.
      await endProcess(browser)
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

/** Firefox ends the loads of scripts when a visitor leaves a page, and the page says so in the console. */
const ENDED_LOAD = /error loading dynamically imported module/

async function firefoxPage(connection: BidiConnection): Promise<EnginePage> {
  const { context } = await connection.send<{ context: string }>('browsingContext.create', {
    type: 'tab',
  })
  const errors: string[] = []
  connection.onEvent(({ method, params }) => {
    if (method !== 'log.entryAdded' || params.source?.context !== context) return
    const text = String(params['text'])
    if (params['level'] === 'error' && !ENDED_LOAD.test(text)) errors.push(text)
  })
  const send = <Result>(method: string, params: object = {}) =>
    connection.send<Result>(method, { context, ...params })
  const perform = (actions: input.InputActions) => send<void>('input.performActions', { actions })
  return {
    errors,
    goto: (url) => send('browsingContext.navigate', { url, wait: 'complete' }),
    back: () => send('browsingContext.traverseHistory', { delta: -1 }),
    reload: () => send('browsingContext.reload', { wait: 'complete' }),
    resize: async (size) => {
      await send('browsingContext.setViewport', { viewport: size })
      return size
    },
    click: (at) => perform(input.click(at)),
    moveMouse: (to) => perform(input.moveMouse(to)),
    drag: (from, to) => perform(input.drag(from, to)),
    press: (key) => perform(input.pressKey(key)),
    type: (text) => perform(input.typeText(text)),
    evaluate: async (run, ...args) => {
      const { result, exceptionDetails } = await connection.send<EvaluateResult>(
        'script.callFunction',
        {
          functionDeclaration: `async () => JSON.stringify((await (${run})(...${JSON.stringify(args)})) ?? null)`,
          awaitPromise: true,
          target: { context },
        },
      )
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return JSON.parse(result?.value ?? 'null')
    },
    screenshot: async () => {
      const { data } = await send<{ data: string }>('browsingContext.captureScreenshot')
      return Buffer.from(data, 'base64')
    },
    close: () => send('browsingContext.close'),
  }
}

interface EvaluateResult {
  readonly result?: { readonly value?: string }
  readonly exceptionDetails?: { readonly text: string }
}
