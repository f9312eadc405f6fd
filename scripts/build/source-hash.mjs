// @ts-check
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** What a build writes beside its sources. */
const BUILD_OUTPUT = /^(node_modules|dist|\.next|\.build|data|next-env\.d\.ts|.*\.tsbuildinfo)$/
/** What no program imports. */
const TESTS = /^(tests|testing|.*\.test\.(ts|tsx|mjs))$/

/**
 * One hash over files and folders and the version of Node.js.
 * @param {string} root
 * @param {readonly string[]} paths relative to the root; a missing one counts as empty
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
    .filter(({ name }) => !BUILD_OUTPUT.test(name) && !TESTS.test(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => filesBelow(join(path, entry.name)))
}

/** Whether the marker file holds this hash. @param {string} marker @param {string} hash */
export function hasHash(marker, hash) {
  return existsSync(marker) && readFileSync(marker, 'utf8') === hash
}

/** @param {string} marker @param {string} hash */
export function saveHash(marker, hash) {
  mkdirSync(dirname(marker), { recursive: true })
  writeFileSync(marker, hash)
}
