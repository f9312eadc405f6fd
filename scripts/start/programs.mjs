// @ts-check
import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

const END_WITH_PARENT = new URL('end-with-parent.mjs', import.meta.url).href

/** How long a program may take to finish what it is doing once it is asked to stop, in ms. */
const STOP_WITHIN = 15_000
/** A program that ran this long before it died is started again at once, in ms. */
const SETTLED_AFTER = 10_000

/**
 * Keeps one program running: started again when it dies, with growing pauses when it dies at once.
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }} program
 */
export function keepRunning({ name, args, cwd, env }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let stopping = false
  let failures = 0
  let output = ''
  /** @type {() => void} */
  let ended = () => {}
  const stopped = new Promise((resolve) => (ended = () => resolve(undefined)))

  const start = () => {
    const since = performance.now()
    // Its own process group: Ctrl-C reaches us alone, and we stop the programs in order.
    const started = spawn(process.execPath, ['--import', END_WITH_PARENT, ...args], {
      cwd,
      env: { ...env, TESSERA_START_PID: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    child = started
    const keep = (/** @type {Buffer} */ chunk) =>
      (output = (output + chunk.toString()).slice(-20_000))
    started.stdout?.on('data', keep)
    started.stderr?.on('data', (chunk) => {
      keep(chunk)
      process.stderr.write(chunk)
    })
    started.on('exit', async (code, signal) => {
      if (stopping) return ended()
      failures = performance.now() - since > SETTLED_AFTER ? 0 : failures + 1
      console.error(`The ${name} ended (${signal ?? code}); starting it again.`)
      await wait(Math.min(10_000, 250 * 2 ** failures))
      if (!stopping) start()
    })
  }
  start()
  return {
    name,
    /** The last of what it printed. */
    output: () => output,
    failures: () => failures,
    async stop() {
      stopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([stopped, wait(STOP_WITHIN, undefined, { ref: false })])
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    },
  }
}

/**
 * Waits until an address answers 200.
 * @param {string} url
 * @param {{ failures: () => number, output: () => string, name: string }} program given up when it keeps dying
 * @param {number} [timeout] ms
 */
export async function untilReady(url, program, timeout = 60_000) {
  const end = performance.now() + timeout
  while (performance.now() < end) {
    if (program.failures() >= 3) break
    const answer = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await answer?.body?.cancel()
    if (answer?.ok) return
    await wait(50)
  }
  throw new Error(`The ${program.name} did not start. The last it said:\n${program.output()}`)
}

/** @returns {Promise<number>} a free loopback port */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * Whether one can listen there.
 * @param {number} port
 * @param {string} host
 * @returns {Promise<string | null>} the system's code of why not, such as EADDRINUSE
 */
export function listenFault(port, host) {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', (error) => resolve('code' in error ? String(error.code) : error.message))
    server.listen(port, host, () => server.close(() => resolve(null)))
  })
}
