// @ts-check
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

/** @typedef {{ line: number, reason: string, original: unknown }} RejectedLine */

/**
 * The file of lines that are not imported, as NDJSON. It exists only if there are any.
 * @param {string} path
 * @param {{ resume: boolean }} options resume: add to the existing file; otherwise replace it
 */
export function openRejectedLines(path, { resume }) {
  if (!resume) rmSync(path, { force: true })
  const lines = new Set(existsSync(path) ? readLineNumbers(readFileSync(path, 'utf8')) : [])
  return {
    get count() {
      return lines.size
    },
    /** @param {number} line */
    has: (line) => lines.has(line),
    /** @param {RejectedLine} rejected */
    add({ line, reason, original }) {
      if (lines.has(line)) return
      lines.add(line)
      appendFileSync(path, `${JSON.stringify({ line, reason, original })}\n`)
    },
  }
}

/** @param {string} text @returns {readonly number[]} */
function readLineNumbers(text) {
  return text.split('\n').flatMap((row) => {
    const match = /^\{"line":(\d+),/.exec(row)
    return match ? [Number(match[1])] : []
  })
}
