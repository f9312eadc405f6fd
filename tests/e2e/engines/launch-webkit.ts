import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../product/running/start-product'
import type { EnginePage, RunningEngine, Size } from './engine-page'
import * as input from './input-actions'
import { endProcess, waitForOutput } from './processes'
import { takeErrors } from './take-errors'

/** Larger than any window of the tests. */
const SCREEN = '2600x1700x24'

/** WebKitGTK's MiniBrowser on a virtual screen, driven by WebDriver. */
export async function launchWebkit(driverPath: string): Promise<RunningEngine> {
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await waitForOutput(screen, screen.stdout, /\d+(?=\n)/)
  const port = await freePort()
  const settings = mkdtempSync(join(tmpdir(), 'tessera-webkit-'))
  mkdirSync(join(settings, 'gtk-3.0'))
  writeFileSync(join(settings, 'gtk-3.0/settings.ini'), '[Settings]\ngtk-enable-animations=false\n')
  const env = {
    ...process.env,
    DISPLAY: `:${display}`,
    GDK_BACKEND: 'x11',
    LANG: 'C.UTF-8',
    XDG_CONFIG_HOME: settings,
  }
  const driver = spawn(driverPath, [`--port=${port}`, '--host=127.0.0.1'], { env, stdio: 'ignore' })
  const origin = `http://127.0.0.1:${port}`
  await waitUntilReady(origin)
  const { sessionId } = await request<{ sessionId: string }>('POST', `${origin}/session`, {
    capabilities: { alwaysMatch: {} },
  })
  const session = `${origin}/session/${sessionId}`
  // Without a window manager nothing gives the window the focus, and without it no element matches `:focus`.
  await promisify(execFile)(
    'xdotool',
    ['search', '--sync', '--onlyvisible', '--class', 'MiniBrowser', 'windowfocus'],
    { env, timeout: 60_000 },
  )
  return {
    // One window for all walks: the driver has one session, and its pages keep nothing that a walk notices.
    newPage: async () => webkitPage(session),
    stop: async () => {
      await request('DELETE', session)
      await endProcess(driver)
      await endProcess(screen)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}

function webkitPage(session: string): EnginePage {
  const post = <Result = void>(path: string, body: object = {}) =>
    request<Result>('POST', `${session}/${path}`, body)
  const perform = (actions: input.InputActions) => post('actions', { actions })
  const errors: string[] = []
  const evaluate: EnginePage['evaluate'] = async (run, ...args) => {
    const script = `(${inPage})(${run}, arguments, ${takeErrors})`
    const answer = await post<Answer>('execute/async', { script, args })
    errors.push(...answer.errors)
    if (answer.error !== undefined) throw new Error(answer.error)
    return JSON.parse(answer.json ?? 'null')
  }
  const innerSize = () => evaluate((): Size => ({ width: innerWidth, height: innerHeight }))
  return {
    errors,
    goto: (url) => post('url', { url }),
    back: () => post('back'),
    reload: () => post('refresh'),
    resize: async ({ width, height }) => {
      const outer = await post<Size>('window/rect', { width, height })
      const inner = await innerSize()
      await post('window/rect', {
        width: width + outer.width - inner.width,
        height: height + outer.height - inner.height,
      })
      return innerSize()
    },
    click: (at) => perform(input.click(at)),
    moveMouse: (to) => perform(input.moveMouse(to)),
    drag: (from, to) => perform(input.drag(from, to)),
    press: (key) => perform(input.pressKey(key)),
    type: (text) => perform(input.typeText(text)),
    evaluate,
    screenshot: async () =>
      Buffer.from(await request<string>('GET', `${session}/screenshot`), 'base64'),
    close: () => post('url', { url: 'about:blank' }),
  }
}

interface Answer {
  readonly json?: string
  readonly error?: string
  /** Of the page, since the last answer. */
  readonly errors: readonly string[]
}

/** Runs in the page: the last argument of an asynchronous script takes its result. */
function inPage(
  run: (...args: unknown[]) => unknown,
  all: ArrayLike<unknown>,
  errorsOfPage: typeof takeErrors,
) {
  const args = [...Array.from(all)]
  const done = args.pop() as (answer: Answer) => void
  const errors = errorsOfPage()
  Promise.resolve()
    .then(() => run(...args))
    .then(
      (value) => done({ errors, json: JSON.stringify(value ?? null) }),
      (error: unknown) => done({ errors, error: String(error) }),
    )
}

/** @throws the driver's message when it reports an error */
async function request<Result>(method: string, url: string, body?: object): Promise<Result> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = await response.json()
  if (!response.ok) throw new Error(`WebKit: ${value.message || value.error}`)
  return value
}

async function waitUntilReady(origin: string) {
  const end = performance.now() + 60_000
  for (;;) {
    const isReady = await fetch(`${origin}/status`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    if (performance.now() > end) throw new Error('WebKitWebDriver does not answer.')
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
