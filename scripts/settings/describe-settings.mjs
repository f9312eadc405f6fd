// @ts-check
import { SETTINGS } from './settings.mjs'

/** @typedef {import('./settings.mjs').Setting} Setting */

/** The settings of a site owner. @type {readonly Setting[]} */
export const OWNER_SETTINGS = Object.values(SETTINGS).filter(
  (/** @type {Setting} */ { internal }) => !internal,
)

/** What one program reads of them. @param {import('./settings.mjs').Program} program */
export const settingsOf = (program) =>
  OWNER_SETTINGS.filter(({ programs }) => programs.includes(program))

/**
 * Lines for the help text of a command, one for each setting.
 * @param {readonly Setting[]} settings
 */
export function describeSettings(settings) {
  const width = Math.max(...settings.map(({ name }) => name.length))
  const lines = settings.map(({ name, summary, default: value, defaultNote }) => {
    const text = summary.replaceAll('`', '').replace(/\.$/, '')
    return `  ${name.padEnd(width)} ${text} (default: ${value ?? defaultNote})`
  })
  return lines.join('\n')
}
