// @ts-check
import { appendFileSync, existsSync, readFileSync, rmSync } from 'node:fs'

/**
 * A text for editors: what of which article did not come along. It is there only when there is something to tell.
 * @param {string} path
 * @param {{ resume: boolean }} options a resumed import adds to the file; another one begins it anew
 */
export function openLeftOut(path, { resume }) {
  if (!resume) rmSync(path, { force: true })
  const known = new Set(existsSync(path) ? linesIn(readFileSync(path, 'utf8')) : [])
  return {
    /** Articles. */
    get count() {
      return known.size
    },
    /** @param {{ line: number, title: string, things: readonly string[] }} told */
    add({ line, title, things }) {
      if (things.length === 0 || known.has(line)) return
      known.add(line)
      appendFileSync(
        path,
        `Line ${line}, ${title}:\n${things.map((thing) => `  ${thing}\n`).join('')}`,
      )
    },
  }
}

/** @param {string} text @returns {readonly number[]} */
const linesIn = (text) => [...text.matchAll(/^Line (\d+), /gm)].map(([, line]) => Number(line))
