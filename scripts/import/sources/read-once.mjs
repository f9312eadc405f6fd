// @ts-check
import { statSync } from 'node:fs'

/**
 * Remembers what a file contains until another one is read: the rows of an export are read several times.
 * @template T
 * @param {(path: string) => Promise<T>} read
 * @returns {(path: string) => Promise<T>}
 */
export function readOnce(read) {
  /** @type {{ key: string, result: Promise<T> } | null} */
  let last = null
  return (path) => {
    const { mtimeMs, size } = statSync(path)
    const key = `${path} ${mtimeMs} ${size}`
    if (last?.key !== key) last = { key, result: read(path) }
    return last.result
  }
}
