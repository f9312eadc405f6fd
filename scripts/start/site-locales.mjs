// @ts-check
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Tags of the languages that the site has messages for: each has a file such as site/i18n/en.ts.
 * @param {string} root
 * @returns {readonly string[]}
 */
export function siteLocales(root) {
  const files = readdirSync(join(root, 'site/i18n'))
  return files.flatMap((file) => /^([a-z]{2}(?:-\w+)?)\.ts$/.exec(file)?.[1] ?? [])
}
