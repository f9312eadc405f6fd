// @ts-check

/** Characters. */
const BAR = 24
/** Without a terminal a plain line this often, ms. */
const PLAIN_EVERY = 5_000

/**
 * One line that says how far it is: bar, count, rate, time left.
 * @param {{ out: { isTTY?: boolean, write(text: string): unknown }, total: number, now: () => number }} options total: lines; now in ms
 */
export function startProgress({ out, total, now }) {
  const since = now()
  let said = since
  let drawn = false
  return {
    /** @param {number} lines dealt with */
    show(lines) {
      if (!out.isTTY && now() - said < PLAIN_EVERY) return
      said = now()
      const seconds = (now() - since) / 1000
      const text = describeProgress({ part: total ? lines / total : 1, lines, seconds })
      out.write(out.isTTY ? `\r\x1b[2K${text}` : `${text}\n`)
      drawn = true
    },
    /** A sentence above the line. @param {string} sentence */
    note(sentence) {
      out.write(out.isTTY && drawn ? `\r\x1b[2K${sentence}\n` : `${sentence}\n`)
      drawn = false
    },
    /** Leaves the terminal's line clean. */
    end() {
      if (out.isTTY && drawn) out.write('\r\x1b[2K')
      return (now() - since) / 1000
    },
  }
}

/** @param {{ part: number, lines: number, seconds: number }} state part 0 to 1 */
export function describeProgress({ part, lines, seconds }) {
  const filled = Math.round(Math.min(1, part) * BAR)
  const bar = '█'.repeat(filled) + '░'.repeat(BAR - filled)
  const rate = seconds > 0 ? Math.round(lines / seconds) : 0
  const left = part > 0.01 && seconds > 1 ? `, ${duration((seconds * (1 - part)) / part)} left` : ''
  const percent = `${Math.floor(Math.min(1, part) * 100)} %`.padStart(5)
  return `${bar} ${percent}  ${lines.toLocaleString('en')} lines, ${rate.toLocaleString('en')}/s${left}`
}

/** @param {number} seconds */
export function duration(seconds) {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  return `${Math.floor(whole / 60)} min ${String(whole % 60).padStart(2, '0')} s`
}
