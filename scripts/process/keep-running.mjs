// @ts-check
import { spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { CommandError } from '../cli/command-error.mjs'
import { parseLine } from '../log/format-line.mjs'
import { createRelay } from '../log/relay-output.mjs'
import { watchProgram } from './watch-program.mjs'

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
 * @typedef {object} Program
 * @property {string} name
 * @property {string[]} args of node
 * @property {string} cwd
 * @property {NodeJS.ProcessEnv} env
 * @property {import('../log/relay-output.mjs').Level} [logLevel] of its lines in the log
 * @property {import('../log/hold-lines.mjs').Hold} [hold]
 */

/**
 * Keeps a program running and passes its log on: restarts it when it hangs or ends, after pauses that grow while it keeps
 * ending at once. A start that is killed has twice the time when it is tried again, so that every migration ends.
 * @param {Program & Partial<import('./watch-program.mjs').Limits>} program
 */
export function keepRunning({ hungAfterSeconds = HUNG_AFTER_SECONDS, ...program }) {
  const { name, logLevel, hold, startLimitSeconds = null, health = null } = program
  /** @type {import('node:child_process').ChildProcess | null} */
  let child = null
  let stopping = false
  let failures = 0
  let hungStarts = 0
  let output = ''
  const relay = createRelay({
    program: name.toLowerCase(),
    level: logLevel,
    ...(hold && { hold }),
  })
  /** @type {() => void} */
  let onStopped = () => {}
  let stopWatching = () => {}
  const stopped = new Promise((resolve) => (onStopped = () => resolve(undefined)))

  const start = () => {
    const startedAt = performance.now()
    const started = spawnProgram(program)
    child = started
    const keep = (/** @type {Buffer} */ chunk) =>
      (output = (output + chunk.toString()).slice(-MAX_OUTPUT))
    relay.follow(started.stdout, 'debug')
    relay.follow(started.stderr, 'error')
    for (const stream of [started.stdout, started.stderr]) stream?.on('data', keep)
    const limits = {
      ...{ hungAfterSeconds, health },
      startLimitSeconds: startLimitSeconds && startLimitSeconds * 2 ** hungStarts,
    }
    /** @type {'starting' | 'running' | 'hung'} */
    let status = startLimitSeconds === null ? 'running' : 'starting'
    const onHung = (/** @type {string} */ problem) => {
      if (status === 'starting') hungStarts += 1
      status = 'hung'
      relay.log('error', `The ${name} ${problem}. Killing it.`)
      // It would not handle another signal.
      started.kill('SIGKILL')
    }
    const onStarted = () => {
      status = 'running'
      hungStarts = 0
    }
    stopWatching = watchProgram({ child: started, limits, onStarted, onHung })
    started.on('exit', async (code, signal) => {
      stopWatching()
      if (stopping) return onStopped()
      const wasStable = status === 'running' && performance.now() - startedAt > STABLE_AFTER_MS
      failures = wasStable ? 0 : failures + 1
      relay.log('error', `The ${name} ended (${signal ?? `exit code ${code}`}). Restarting it.`)
      await wait(Math.min(MAX_RESTART_DELAY_MS, 250 * 2 ** failures))
      if (!stopping) start()
    })
  }
  start()
  return {
    name,
    log: relay.log,
    /** The end of what it printed, in words. */
    output: () => output.split('\n').map(wordsOf).join('\n'),
    /** How often in a row it hung, or ended soon after its start or, where that is watched, during it. */
    failures: () => failures,
    /** @param {number} [timeoutMs] ms between SIGTERM and SIGKILL */
    async stop(timeoutMs = STOP_TIMEOUT_MS) {
      stopping = true
      stopWatching()
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      child.kill('SIGTERM')
      await Promise.race([stopped, wait(timeoutMs, undefined, { ref: false })])
      if (child.exitCode === null && child.signalCode === null) child.kill('SIGKILL')
    },
  }
}

/** @param {Program} program */
const spawnProgram = ({ args, cwd, env }) =>
  spawn(process.execPath, ['--import', STOP_WITH_PARENT, ...args], {
    cwd,
    env: { ...env, TESSERA_START_PID: String(process.pid) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its own process group, so that Ctrl-C reaches only this process, which stops the programs in order.
    detached: true,
  })

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
