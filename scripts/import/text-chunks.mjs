// @ts-check
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CommandError } from '../internal-api.mjs'

/**
 * The text of a file, unpacked when it is gzip, in pieces.
 * @param {string} path
 * @returns {AsyncGenerator<string>}
 * @throws {CommandError} when it is neither UTF-8 nor whole
 */
export async function* textChunks(path) {
  // A byte order mark is left out by the decoder itself.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of await unpacked(path)) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw explain(error, path)
  }
}

/** @param {string} path @returns {Promise<import('node:stream').Readable>} */
async function unpacked(path) {
  const gzip = await isGzip(path)
  const file = createReadStream(path)
  if (!gzip) return file
  // The callback is for errors, which whoever reads the result meets as well.
  return pipeline(file, createGunzip(), () => undefined)
}

/** @param {string} path */
async function isGzip(path) {
  const file = await open(path)
  try {
    const { buffer } = await file.read(Buffer.alloc(2), 0, 2, 0)
    return buffer[0] === 0x1f && buffer[1] === 0x8b
  } finally {
    await file.close()
  }
}

/** @param {unknown} error @param {string} path */
function explain(error, path) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new CommandError(`There is no file ${path}.`)
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new CommandError(
      `${path} is not UTF-8 text. Letters would come out wrong. Save it as UTF-8 and try again.`,
    )
  if (code.startsWith('Z_'))
    return new CommandError(
      `${path} cannot be unpacked: its gzip data is damaged or cut off. What came before was imported. Get a whole copy and run the import again; what is there is not added twice.`,
    )
  return error
}
