// @ts-check
import { createReadStream } from 'node:fs'
import { open, stat } from 'node:fs/promises'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { CommandError } from '../../cli/command-error.mjs'

/**
 * The content of a file in chunks. Decompresses gzip.
 * @param {string} path
 * @returns {AsyncGenerator<Buffer>}
 * @throws {CommandError} when the file is missing, a folder or damaged
 */
export async function* readBytes(path) {
  try {
    yield* await openStream(path)
  } catch (error) {
    throw explainError(error, path)
  }
}

/** The first bytes of a file, decompressed. @param {string} path @param {number} length */
export async function readStart(path, length) {
  /** @type {Buffer[]} */
  const chunks = []
  let size = 0
  for await (const chunk of readBytes(path)) {
    chunks.push(chunk)
    size += chunk.length
    if (size >= length) break
  }
  return Buffer.concat(chunks).subarray(0, length)
}

/** @param {string} path @returns {Promise<import('node:stream').Readable>} decompressed */
async function openStream(path) {
  if ((await stat(path)).isDirectory()) throw Object.assign(new Error(), { code: 'EISDIR' })
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
  if (code === 'EISDIR')
    return new CommandError(
      `${path} is a folder. Expected: a file. Give the path of one file in it.`,
    )
  if (code.startsWith('Z_'))
    return new CommandError(
      `${path} cannot be decompressed, because its gzip data is damaged or incomplete. This run has imported nothing. Get a complete copy, then run the same command again.`,
    )
  return error
}
