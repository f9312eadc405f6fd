// @ts-check
import { readFileSync } from 'node:fs'
import { setTimeout as wait } from 'node:timers/promises'
import { HEARTBEAT } from './heartbeat.mjs'

/**
 * @typedef {object} Limits
 * @property {number} hungAfterSeconds how long the event loop may be blocked
 * @property {number | null} startLimitSeconds how long a start may give no sign of life; null: a start is not watched
 * @property {Health | null} health null: the program is not asked
 */
/** @typedef {{ url: string, pauseMs?: number, timeoutMs?: number }} Health pauseMs: between an answer and the next request */

/** Less would kill a program that answers slowly: its event loop may be blocked for 30 s, several times in a row. */
const ANSWER_TIMEOUT_MS = 30_000
const REQUEST_PAUSE_MS = 10_000
/** Requests in a row without an answer. */
const MAX_UNANSWERED = 4
/**
 * A process that waits reads and writes 8 bytes whenever it wakes one of its threads. A migration that copied a table of
 * 100 MB in SQLite read and wrote 670 MB in 2.3 s.
 */
const MIN_ACTIVITY_BYTES = 1_000_000

/**
 * Watches a program until it ends or hangs: during its start, by heartbeats afterwards, and by requests.
 * @param {object} options
 * @param {import('node:child_process').ChildProcess} options.child
 * @param {Limits} options.limits
 * @param {() => void} options.onStarted called at the first heartbeat
 * @param {(problem: string) => void} options.onHung called once; "does not …"
 * @returns {() => void} stops watching
 */
export function watchProgram({ child, limits, onStarted, onHung }) {
  const { hungAfterSeconds, startLimitSeconds, health } = limits
  const stopped = new AbortController()
  const report = (/** @type {string} */ problem) => {
    if (stopped.signal.aborted) return
    stopped.abort()
    onHung(problem)
  }
  const start = startLimitSeconds === null ? null : watchStart(child, startLimitSeconds, report)
  /** @type {Silence | undefined} */
  let heartbeats
  const begin = () => {
    start?.stop()
    onStarted()
    if (health) void watchHealth(health, stopped.signal, report)
    return countSilence(hungAfterSeconds, () =>
      report(`does not respond for ${hungAfterSeconds} s`),
    )
  }
  child.on('message', (message) => {
    if (message !== HEARTBEAT || stopped.signal.aborted) return
    heartbeats ??= begin()
    heartbeats.reset()
  })
  stopped.signal.addEventListener('abort', () => {
    start?.stop()
    heartbeats?.stop()
  })
  return () => stopped.abort()
}

/** @typedef {{ reset: () => void, stop: () => void }} Silence */

/**
 * Counts seconds, not time: the machine may have slept.
 * @param {number} limit seconds
 * @param {() => void} onLimit
 * @param {() => boolean} [isAlive] asked each second
 * @returns {Silence}
 */
function countSilence(limit, onLimit, isAlive = () => false) {
  let seconds = 0
  const timer = setInterval(() => {
    seconds = isAlive() ? 0 : seconds + 1
    if (seconds < limit) return
    clearInterval(timer)
    onLimit()
  }, 1000).unref()
  return { reset: () => void (seconds = 0), stop: () => clearInterval(timer) }
}

/**
 * A migration may block the event loop, so that signs of life are what the program prints, and what it reads and writes.
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} limit seconds
 * @param {(problem: string) => void} report
 */
function watchStart(child, limit, report) {
  let bytes = readActivity(child.pid)
  const isActive = () => {
    const now = readActivity(child.pid)
    if (now - bytes < MIN_ACTIVITY_BYTES) return false
    bytes = now
    return true
  }
  const onLimit = () => report(`gives no sign of life during its start for ${limit} s`)
  const silence = countSilence(limit, onLimit, isActive)
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', silence.reset)
  return silence
}

/** Bytes that a process has read and written, also within the memory of the system; 0 without /proc. @param {number | undefined} pid */
function readActivity(pid) {
  try {
    const counters = readFileSync(`/proc/${pid}/io`, 'utf8').matchAll(/^[rw]char: (\d+)$/gm)
    return [...counters].reduce((sum, [, bytes]) => sum + Number(bytes), 0)
  } catch {
    return 0 // No /proc, or the process has just ended.
  }
}

/** @param {Health} health @param {AbortSignal} stopped @param {(problem: string) => void} report */
async function watchHealth(health, stopped, report) {
  const { url, pauseMs = REQUEST_PAUSE_MS, timeoutMs = ANSWER_TIMEOUT_MS } = health
  let unanswered = 0
  while (unanswered < MAX_UNANSWERED) {
    await wait(pauseMs, undefined, { ref: false })
    if (stopped.aborted) return
    unanswered = (await answers(url, timeoutMs)) ? 0 : unanswered + 1
  }
  report(`did not answer ${unanswered} requests in a row`)
}

/** Whatever the status: a program that cannot reach its database answers too. @param {string} url @param {number} timeoutMs */
async function answers(url, timeoutMs) {
  try {
    const response = await fetch(url, {
      signal: AbortSignal.timeout(timeoutMs),
      redirect: 'manual',
    })
    await response.body?.cancel()
    return true
  } catch {
    return false // The connection was refused or closed, or the time has passed.
  }
}
