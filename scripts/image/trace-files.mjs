// @ts-check
import { createRequire } from 'node:module'

/** @typedef {{ base: string, processCwd: string, ignore: string[] }} Options */
/** @typedef {(entries: readonly string[], options: Options) => Promise<{ fileList: Set<string> }>} NodeFileTrace */

/** Folders that a path in a program may lead to. */
const IGNORED = ['cms/.next/**', 'data/**', 'tests/**']

/**
 * The files that programs load, with those of their packages.
 * @param {string} root
 * @param {readonly string[]} programs relative to the root
 * @returns {Promise<string[]>} relative to the root, with the programs
 */
export async function traceFiles(root, programs) {
  // The copy of @vercel/nft in Next, which finds the files of the CMS by it.
  const require = createRequire(import.meta.url)
  /** @type {{ nodeFileTrace: NodeFileTrace }} */
  const { nodeFileTrace } = require('next/dist/compiled/@vercel/nft')
  const { fileList } = await nodeFileTrace(
    programs.map((path) => `${root}/${path}`),
    { base: root, processCwd: root, ignore: IGNORED },
  )
  return [...fileList]
}
