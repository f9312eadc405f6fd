import { fork, type ChildProcess } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { log } from '../log'

/** The process ends after this time without a request, ms. It takes about 100 MB. */
const IDLE_MS = 10 * 60_000
/** Reading 100,000 published articles takes 3 s. */
const START_TIMEOUT_MS = 30_000

interface Running {
  readonly child: ChildProcess
  readonly port: Promise<number>
}

/** The process that renders drafts. It is started by the first request. */
export class PreviewProcess {
  #running: Running | null = null
  #idle: NodeJS.Timeout | undefined

  get isRunning(): boolean {
    return this.#running !== null
  }

  /** The loopback port of the process, which is started if it does not run. */
  port(): Promise<number> {
    if (!this.#running) this.stayActive()
    this.#running ??= this.#start()
    return this.#running.port
  }

  /** Call this after a successful request: made-up tokens must not keep the process running. */
  stayActive(): void {
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.stop(), IDLE_MS).unref()
  }

  stop(): void {
    this.#running?.child.kill()
    this.#running = null
  }

  #start(): Running {
    const child = fork(entryPoint())
    const startTimeout = setTimeout(() => child.kill(), START_TIMEOUT_MS).unref()
    const port = new Promise<number>((resolve, reject) => {
      child.once('message', (message) => {
        clearTimeout(startTimeout)
        resolve(readPort(message))
      })
      child.once('error', reject)
      child.once('exit', () => reject(new Error('The preview process has ended.')))
    })
    port.catch(() => undefined) // Each request reports it.
    const running = { child, port }
    child.once('exit', (code) => {
      if (this.#running === running) this.#running = null
      log('info', 'preview-ended', { code })
    })
    return running
  }
}

/** @param message from main.ts */
const readPort = (message: unknown): number =>
  typeof message === 'object' && message !== null && 'port' in message ? Number(message.port) : NaN

/** In the build the file beside this one, in development the source. */
const entryPoint = () =>
  fileURLToPath(
    new URL(import.meta.url.endsWith('.ts') ? './main.ts' : './preview.js', import.meta.url),
  )
