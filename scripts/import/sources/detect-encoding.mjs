// @ts-check
import { readBytes, readStart } from './read-bytes.mjs'

/** Bytes that are searched for the zeros of UTF-16. */
const SAMPLE_LENGTH = 2048

/**
 * The encoding of a text file: UTF-16 by its byte order mark or its zeros, UTF-8 if all bytes are valid, otherwise
 * Windows-1252, which spreadsheets write.
 * @param {string} path
 * @returns {Promise<'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'>}
 */
export async function detectEncoding(path) {
  const sample = await readStart(path, SAMPLE_LENGTH)
  const [first, second] = sample
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  // Latin letters in UTF-16 have a zero in every second byte.
  const zeros = [...sample.keys()].filter((index) => sample[index] === 0)
  const odd = zeros.filter((index) => index % 2 === 1).length
  const even = zeros.length - odd
  if (odd > sample.length / 4 && even === 0) return 'utf-16le'
  if (even > sample.length / 4 && odd === 0) return 'utf-16be'
  return (await isUtf8(path)) ? 'utf-8' : 'windows-1252'
}

/** @param {string} path */
async function isUtf8(path) {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  try {
    for await (const chunk of readBytes(path)) decoder.decode(chunk, { stream: true })
    decoder.decode()
    return true
  } catch (error) {
    if (error instanceof TypeError) return false
    throw error
  }
}
