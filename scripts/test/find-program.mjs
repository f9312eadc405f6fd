// @ts-check
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * The first program that exists: by name in the folders of PATH, then by path.
 * @param {readonly string[]} names
 * @param {readonly string[]} [others] paths
 * @returns {string | null}
 */
export function findProgram(names, others = []) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  const candidates = folders.flatMap((folder) => names.map((name) => join(folder, name)))
  return [...candidates, ...others].find((path) => existsSync(path)) ?? null
}
