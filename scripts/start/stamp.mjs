// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What builds leave behind is no source: it would make the next start build again. */
const LEFT_OUT = /^(node_modules|dist|\.next|\.build|data|next-env\.d\.ts|.*\.tsbuildinfo)$/

/**
 * One hash over files and folders: what a build was made from.
 * @param {string} root
 * @param {readonly string[]} paths relative to root; a missing one counts as empty
 */
export function hashSources(root, paths) {
  const hash = createHash('sha256').update(process.version)
  for (const path of paths)
    for (const file of filesBelow(join(root, path))) {
      hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
    }
  return hash.digest('hex')
}

/** @param {string} path @returns {string[]} */
function filesBelow(path) {
  if (!existsSync(path)) return []
  if (statSync(path).isFile()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => !LEFT_OUT.test(entry.name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** @param {string} file @param {string} hash */
export function isStamped(file, hash) {
  return existsSync(file) && readFileSync(file, 'utf8') === hash
}

/** @param {string} file @param {string} hash */
export function stamp(file, hash) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, hash)
}
