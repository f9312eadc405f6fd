// @ts-check
import { formatNumber } from '../../cli/format-text.mjs'

/** Characters. */
const BAR_LENGTH = 24
/** ms between two lines where the output is no terminal. */
const PLAIN_LINE_INTERVAL_MS = 5_000

/**
 * @typedef {{ done: number, total: number, unit: string }} Progress
 *
 * Shows the progress of an import: bar, count, rate and remaining time. On a terminal it redraws one line.
 * @param {object} options
 * @param {{ isTTY?: boolean, write(text: string): unknown }} options.out
 * @param {number} options.total
 * @param {string} [options.unit]
 * @param {() => number} options.now ms
 * @param {(progress: Progress) => void} [options.onProgress]
 */
export function startProgress({ out, total, unit = 'lines', now, onProgress }) {
  const startedAt = now()
  let printedAt = startedAt
  let hasLine = false
  return {
    /** @param {number} lines processed so far */
    update(lines) {
      onProgress?.({ done: lines, total, unit })
      if (!out.isTTY && now() - printedAt < PLAIN_LINE_INTERVAL_MS) return
      printedAt = now()
      const seconds = (now() - startedAt) / 1000
      const text = describeProgress({ fraction: total ? lines / total : 1, lines, unit, seconds })
      out.write(out.isTTY ? `\r\x1b[2K${text}` : `${text}\n`)
      hasLine = true
    },
    /** Prints a message above the progress line. @param {string} message */
    log(message) {
      out.write(out.isTTY && hasLine ? `\r\x1b[2K${message}\n` : `${message}\n`)
      hasLine = false
    },
    /** Clears the progress line. @returns {number} seconds since the start */
    end() {
      if (out.isTTY && hasLine) out.write('\r\x1b[2K')
      return (now() - startedAt) / 1000
    },
  }
}

/** @param {{ fraction: number, lines: number, unit?: string, seconds: number }} state fraction: 0 to 1 */
export function describeProgress({ fraction, lines, unit = 'lines', seconds }) {
  const shown = Math.min(1, fraction)
  const filled = Math.round(shown * BAR_LENGTH)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR_LENGTH - filled)
  const rate = seconds > 0 ? Math.round(lines / seconds) : 0
  const canEstimate = fraction > 0.01 && seconds > 1
  const remaining = canEstimate
    ? `, ${formatDuration((seconds * (1 - fraction)) / fraction)} left`
    : ''
  const percent = `${Math.floor(shown * 100)} %`.padStart(5)
  return `${bar} ${percent}  ${formatNumber(lines)} ${unit}, ${formatNumber(rate)}/s${remaining}`
}

/** @param {number} seconds */
export function formatDuration(seconds) {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}
