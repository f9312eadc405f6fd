// @ts-check
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** @typedef {{ packages: Record<string, { optionalDependencies?: Record<string, string> }> }} LockFile */

/**
 * Finds optional packages that the lock file names but does not contain. npm leaves them out when it writes the file on
 * another platform and the registry cannot give them; `npm ci` then refuses the file, and macOS gets no compiler.
 * @param {string} root
 * @returns {string[]} one line for each
 */
export const findMissingInLockFile = (root) =>
  findMissingPackages(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')))

/**
 * @param {LockFile} lockFile
 * @returns {string[]}
 */
export function findMissingPackages({ packages }) {
  const names = new Set(Object.keys(packages).map((path) => path.split('node_modules/').at(-1)))
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !names.has(name))
      .map((name) => `package-lock.json: ${name} is missing (optional package of ${path})`),
  )
}
