// @ts-check
import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CommandError } from '../../cli/command-error.mjs'

/**
 * The text of a file in chunks. Decompresses gzip.
 * @param {string} path
 * @returns {AsyncGenerator<string>}
 * @throws {CommandError} when the file is missing, damaged or not UTF-8
 */
export async function* readText(path) {
  // The decoder removes a byte order mark.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of await openStream(path)) yield decoder.decode(chunk, { stream: true })
    yield decoder.decode()
  } catch (error) {
    throw explainError(error, path)
  }
}

/** @param {string} path @returns {Promise<import('node:stream').Readable>} decompressed */
async function openStream(path) {
  const gzip = await isGzip(path)
  const file = createReadStream(path)
  if (!gzip) return file
  // The empty callback takes the errors, which the reader of the stream gets too.
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
function explainError(error, path) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOENT') return new CommandError(`There is no file ${path}.`)
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA')
    return new CommandError(
      `${path} is not UTF-8 text. Its letters would be imported wrongly. Save it as UTF-8, then run the same command again.`,
    )
  if (code.startsWith('Z_'))
    return new CommandError(
      `${path} cannot be decompressed, because its gzip data is damaged or incomplete. The lines before that point are imported. Get a complete copy, then run the same command again; existing articles are not added twice.`,
    )
  return error
}
