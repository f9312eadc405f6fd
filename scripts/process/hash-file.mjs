// @ts-check
import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'

/** SHA-256 of a file of any size. @param {string} path @returns {Promise<string>} hexadecimal */
export async function hashFile(path) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(path)) hash.update(chunk)
  return hash.digest('hex')
}
