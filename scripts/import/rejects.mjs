// @ts-check
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * The file of lines that could not be imported, a JSON object a line: {line, reason, original}.
 * @param {string} path
 * @param {{ resume: boolean }} options a resumed import adds to the file; another one begins it anew
 */
export function openRejects(path, { resume }) {
  if (!resume) rmSync(path, { force: true })
  const known = new Set(existsSync(path) ? linesIn(readFileSync(path, 'utf8')) : [])
  return {
    path,
    get count() {
      return known.size
    },
    /** @param {number} line */
    has: (line) => known.has(line),
    /** @param {{ line: number, reason: string, original: unknown }} reject */
    add(reject) {
      if (known.has(reject.line)) return
      known.add(reject.line)
      appendFileSync(path, `${JSON.stringify(reject)}\n`)
    },
  }
}

/** @param {string} text @returns {readonly number[]} */
function linesIn(text) {
  return text.split('\n').flatMap((line) => {
    const found = /^\{"line":(\d+),/.exec(line)
    return found ? [Number(found[1])] : []
  })
}
