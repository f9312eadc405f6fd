// @ts-check
import { parseLine } from './format-line.mjs'

const PROBLEMS = new Set(['warn', 'error', 'fatal'])

/** @typedef {(line: string, print: (line: string) => void) => void} Hold */

/**
 * Holds the lines of the log back that report no problem, so that `npm start` prints its addresses first.
 * @returns {{ hold: Hold, release: () => void }}
 */
export function holdLines() {
  /** @type {(() => void)[] | null} */
  let held = []
  return {
    hold(line, print) {
      if (held && !PROBLEMS.has(String(parseLine(line)?.level))) held.push(() => print(line))
      else print(line)
    },
    /** Prints them, and all later ones at once. */
    release() {
      const lines = held ?? []
      held = null
      for (const print of lines) print()
    },
  }
}
