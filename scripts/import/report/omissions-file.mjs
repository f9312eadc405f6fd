// @ts-check
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * A text file for editors: which parts of which articles are not imported. It exists only if there are any.
 * @param {string} path
 * @param {{ resume: boolean }} options resume: add to the existing file; otherwise replace it
 */
export function openOmissionsFile(path, { resume }) {
  if (!resume) rmSync(path, { force: true })
  const lines = new Set(existsSync(path) ? readLineNumbers(readFileSync(path, 'utf8')) : [])
  return {
    /** How many articles have omissions. */
    get count() {
      return lines.size
    },
    /** @param {{ line: number, title: string, omissions: readonly string[] }} article */
    add({ line, title, omissions }) {
      if (omissions.length === 0 || lines.has(line)) return
      lines.add(line)
      const list = omissions.map((omission) => `  ${omission}\n`).join('')
      appendFileSync(path, `Line ${line}, ${title}:\n${list}`)
    },
  }
}

/** @param {string} text @returns {readonly number[]} */
const readLineNumbers = (text) =>
  [...text.matchAll(/^Line (\d+), /gm)].map(([, line]) => Number(line))
