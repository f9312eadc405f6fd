// @ts-check
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../cli/command-error.mjs'

const STOP_WITH_PARENT = new URL('stop-with-parent.mjs', import.meta.url).href

/** ms between SIGTERM and SIGKILL. */
const STOP_TIMEOUT_MS = 15_000
/** A program that ran this long, in ms, before it ended is restarted without a pause. */
const STABLE_AFTER_MS = 10_000
const MAX_RESTART_DELAY_MS = 10_000
/** Characters of the output that are kept. */
const MAX_OUTPUT = 20_000

/**
 * Keeps a program running: restarts it when it ends, after pauses that grow while it keeps ending at once.
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv }} program args: of node
 */
export function keepRunning({ name, args, cwd, env }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let stopping = false
  let failures = 0
  let output = ''
  /** @type {() => void} */
  let onStopped = () => {}
  const stopped = new Promise((resolve) => (onStopped = () => resolve(undefined)))

  const start = () => {
    const startedAt = performance.now()
    // Its own process group, so that Ctrl-C reaches only this process, which stops the programs in order.
    const started = spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...args], {
      cwd,
      env: { ...env, TESSERA_START_PID: String(process.pid) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    })
    child = started
    const keep = (/** @type {Buffer} */ chunk) =>
      (output = (output + chunk.toString()).slice(-MAX_OUTPUT))
    started.stdout?.on('data', keep)
    started.stderr?.on('data', (chunk) => {
      keep(chunk)
      process.stderr.write(chunk)
    })
    started.on('exit', async (code, signal) => {
      if (stopping) return onStopped()
      failures = performance.now() - startedAt > STABLE_AFTER_MS ? 0 : failures + 1
      console.error(`The ${name} ended (${signal ?? `exit code ${code}`}). Restarting it.`)
      await wait(Math.min(MAX_RESTART_DELAY_MS, 250 * 2 ** failures))
      if (!stopping) start()
    })
  }
  start()
  return {
    name,
    /** The end of what it printed. */
    output: () => output,
    /** How often in a row it ended soon after its start. */
    failures: () => failures,
    async stop() {
      stopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([stopped, wait(STOP_TIMEOUT_MS, undefined, { ref: false })])
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    },
  }
}

const MAX_FAILURES = 3

/**
 * Waits until an address answers with a 2xx status.
 * @param {string} url
 * @param {{ failures: () => number, output: () => string, name: string }} program
 * @param {number} [timeoutMs]
 * @throws {CommandError} after the timeout, or when the program keeps ending
 */
export async function waitUntilReady(url, program, timeoutMs = 60_000) {
  const deadline = performance.now() + timeoutMs
  while (performance.now() < deadline && program.failures() < MAX_FAILURES) {
    const response = await fetch(url, { signal: AbortSignal.timeout(5000) }).catch(() => null)
    await response?.body?.cancel()
    if (response?.ok) return
    await wait(50)
  }
  throw new CommandError(`The ${program.name} did not start. Its last output:\n${program.output()}`)
}
