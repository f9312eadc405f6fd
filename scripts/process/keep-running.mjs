// @ts-check
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../cli/command-error.mjs'
import { parseLine } from '../log/format-line.mjs'
import { createRelay } from '../log/relay-output.mjs'
import { HEARTBEAT } from './heartbeat.mjs'

const STOP_WITH_PARENT = new URL('stop-with-parent.mjs', import.meta.url).href

/** ms between SIGTERM and SIGKILL. */
const STOP_TIMEOUT_MS = 15_000
/** A program that ran this long, in ms, before it ended is restarted without a pause. */
const STABLE_AFTER_MS = 10_000
const MAX_RESTART_DELAY_MS = 10_000
/** How long the event loop of a program may be blocked, in seconds. */
const HUNG_AFTER_SECONDS = 30
/** Characters of the output that are kept. */
const MAX_OUTPUT = 20_000

/**
 * Keeps a program running and passes its log on: restarts it when it hangs or ends, after pauses that grow while it keeps
 * ending at once.
 * @param {{ name: string, args: string[], cwd: string, env: NodeJS.ProcessEnv, hungAfterSeconds?: number, hold?: import('../log/hold-lines.mjs').Hold }} program args: of node
 */
export function keepRunning({ name, args, cwd, env, hungAfterSeconds = HUNG_AFTER_SECONDS, hold }) {
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let stopping = false
  let failures = 0
  let output = ''
  const relay = createRelay({
    program: name.toLowerCase(),
    level: env.LOG_LEVEL,
    ...(hold && { hold }),
  })
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
    relay.follow(started.stdout, 'debug')
    relay.follow(started.stderr, 'error')
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', keep)
    const stopWatching = watchHeartbeats(started, hungAfterSeconds, () => {
      relay.log('error', `The ${name} does not respond for ${hungAfterSeconds} s. Killing it.`)
      // It would not handle another signal.
      started.kill('SIGKILL')
    })
    started.on('exit', async (code, signal) => {
      stopWatching()
      if (stopping) return onStopped()
      failures = performance.now() - startedAt > STABLE_AFTER_MS ? 0 : failures + 1
      relay.log('error', `The ${name} ended (${signal ?? `exit code ${code}`}). Restarting it.`)
      await wait(Math.min(MAX_RESTART_DELAY_MS, 250 * 2 ** failures))
      if (!stopping) start()
    })
  }
  start()
  return {
    name,
    /** The end of what it printed, in words. */
    output: () => output.split('\n').map(wordsOf).join('\n'),
    /** How often in a row it ended soon after its start. */
    failures: () => failures,
    /** @param {number} [timeoutMs] ms between SIGTERM and SIGKILL */
    async stop(timeoutMs = STOP_TIMEOUT_MS) {
      stopping = true
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([stopped, wait(timeoutMs, undefined, { ref: false })])
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    },
  }
}

/**
 * Counts seconds, not time: the machine may have slept. Starts with the first heartbeat.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} limit seconds
 * @param {() => void} onHung
 * @returns {() => void} stops watching
 */
function watchHeartbeats(child, limit, onHung) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  let silentSeconds = 0
  const count = () => {
    silentSeconds += 1
    if (silentSeconds < limit) return
    clearInterval(timer)
    onHung()
  }
  child.on('message', (message) => {
    if (message !== HEARTBEAT) return
    silentSeconds = 0
    timer ??= setInterval(count, 1000).unref()
  })
  return () => clearInterval(timer)
}

/** @param {string} line */
const wordsOf = (line) => String(parseLine(line)?.msg ?? line)

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
