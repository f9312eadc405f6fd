// @ts-check

const COLOURS = { error: 31, warn: 33, info: 32, debug: 90, fatal: 31, trace: 90 }

/**
 * A line of the log in words, for a terminal: `20:13:31 warn site snapshot-not-written problem=…`.
 * @param {string} line JSON, or anything else, which is returned as it is
 * @returns {string} with a line break at its end
 */
export function formatLine(line) {
  const entry = parseLine(line)
  if (!entry) return line.endsWith('\n') ? line : `${line}\n`
  const { time, level, program, msg, err, stack, ...fields } = entry
  const colour = COLOURS[/** @type {keyof typeof COLOURS} */ (level)] ?? 0
  const rest = Object.entries(fields).map(([name, value]) => `${name}=${toText(value)}`)
  const words = [timeOfDay(time), `\x1b[${colour}m${level}\x1b[0m`, program, msg, ...rest]
  const details = stack ?? (err instanceof Object && 'stack' in err ? err.stack : undefined)
  return `${words.filter(Boolean).join(' ')}${details ? `\n${indent(String(details))}` : ''}\n`
}

/** @param {string} line @returns {Record<string, unknown> | null} null: not a line of the structured log */
export function parseLine(line) {
  if (!line.startsWith('{')) return null
  try {
    const entry = JSON.parse(line)
    return typeof entry.level === 'string' && typeof entry.time === 'string' ? entry : null
  } catch {
    return null // Text that starts with a brace.
  }
}

/** @param {unknown} time ISO 8601 */
const timeOfDay = (time) => new Date(String(time)).toTimeString().slice(0, 8)

/** @param {unknown} value */
const toText = (value) => (typeof value === 'string' ? value : JSON.stringify(value))

/** @param {string} text */
const indent = (text) => text.replace(/^/gm, '  ')
