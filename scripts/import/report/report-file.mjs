// @ts-check
import { rmSync, writeFileSync } from 'node:fs'
import { describeLosses } from './loss-report.mjs'

/**
 * Writes the report of an import, which lists everything that is not imported. There is no file if all is.
 * @param {string} path
 * @param {{ file: string, groups: readonly import('./loss-report.mjs').LossGroup[] }} options file: name of the source
 */
export function writeReport(path, { file, groups }) {
  if (groups.length === 0) return rmSync(path, { force: true })
  const title = `What is not imported of ${file}, by field and reason`
  writeFileSync(path, `${title}\n\n${describeLosses(groups)}\n`)
}
