// @ts-check
import { formatLine, parseLine } from './format-line.mjs'
import { redact } from './redact.mjs'

/** ms in which a text that a restarted program prints again is left out. */
const REPEAT_MS = 60_000

/** From the least important. @typedef {'debug' | 'info' | 'warn' | 'error'} Level */

/** @type {readonly string[]} */
const LEVELS = /** @satisfies {readonly Level[]} */ (['debug', 'info', 'warn', 'error'])

/**
 * Writes the output of a program to this one's stdout as lines of one structured log; in words on a terminal. What the
 * program printed outside its log becomes a line too: of level `error` from stderr, else left out below LOG_LEVEL=debug.
 * @param {{ program: string, level?: string, write?: (text: string) => void, hold?: import('./hold-lines.mjs').Hold }} options
 */
export function createRelay({
  program,
  level = 'info',
  write = (text) => process.stdout.write(text),
  hold = (line, print) => print(line),
}) {
  const isRepeat = createRepeatCheck()
  const print = (/** @type {string} */ line) =>
    hold(line, (each) => void write(process.stdout.isTTY ? formatLine(each) : `${each}\n`))
  const log = (/** @type {Level} */ lineLevel, /** @type {string} */ msg) => {
    if (LEVELS.indexOf(lineLevel) < LEVELS.indexOf(level) || isRepeat(msg)) return
    const entry = { level: lineLevel, time: new Date().toISOString(), program, msg }
    print(redact(JSON.stringify(entry)))
  }
  /** @param {string} line of the program's own log */
  const pass = (line) => {
    const { level, requestId, msg } = parseLine(line) ?? {}
    if (level === 'error' && !requestId && isRepeat(String(msg))) return
    print(line)
  }
  return {
    log,
    /** @param {import('node:stream').Readable | null} stream @param {Level} rawLevel */
    follow(stream, rawLevel) {
      let rest = ''
      stream?.setEncoding('utf8').on('data', (/** @type {string} */ chunk) => {
        const lines = (rest + chunk).split('\n')
        rest = lines.pop() ?? ''
        /** Lines that arrive together belong together: an error and its stack. @type {string[]} */
        let raw = []
        const endRaw = () => {
          const text = raw.join('\n').trim()
          if (text) log(rawLevel, text)
          raw = []
        }
        for (const line of lines) {
          if (parseLine(line)) {
            endRaw()
            pass(line)
          } else raw.push(line)
        }
        endRaw()
      })
    },
  }
}

/** A program that fails at each start prints the same each time: once a minute is enough. */
function createRepeatCheck() {
  /** @type {Map<string, number>} */
  const times = new Map()
  return (/** @type {string} */ text) => {
    const now = performance.now()
    for (const [each, time] of times) if (now - time > REPEAT_MS) times.delete(each)
    if (times.has(text)) return true
    times.set(text, now)
    return false
  }
}
