// @ts-check
import { detectEncoding } from './detect-encoding.mjs'
import { readBytes } from './read-bytes.mjs'

/**
 * The text of a file in chunks. Decompresses gzip and detects the encoding by the content.
 * @param {string} path
 * @returns {AsyncGenerator<string>}
 * @throws {import('../../cli/command-error.mjs').CommandError} when the file is missing or damaged
 */
export async function* readText(path) {
  // The decoder removes a byte order mark.
  const decoder = new TextDecoder(await detectEncoding(path))
  for await (const chunk of readBytes(path)) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}
