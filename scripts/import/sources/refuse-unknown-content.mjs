// @ts-check
import { CommandError } from '../../cli/command-error.mjs'
import { readStart } from './read-bytes.mjs'

const EXPECTED = 'NDJSON (one JSON object per line), a JSON array or CSV, with or without gzip'

/** What the first bytes of other files are, in Latin-1. @type {readonly (readonly [RegExp, string])[]} */
const SIGNATURES = [
  [/^%PDF/, 'a PDF document'],
  [/^PK[^]*(xl\/|\[Content_Types\])/, 'an office document, such as XLSX'],
  [/^PK[^\w\s]/, 'a ZIP archive'],
  [/^\xd0\xcf.\xe0/s, 'an old office document, such as XLS'],
  [/^(\xff\xd8\xff|\x89PNG|GIF8|II\*\0|MM\0\*|RIFF....WEBP)/s, 'an image'],
  [/^SQLite format 3/, 'an SQLite database'],
]

/** The same for texts. @type {readonly (readonly [RegExp, string])[]} */
const TEXTS = [
  [/^<\?xml[^]*xmlns:wp=/, 'a WordPress export (WXR)'],
  [/^<(!doctype html|html)/i, 'an HTML page'],
  [/^(<\?xml|<[a-z][\w:.-]*[\s>])/i, 'XML'],
  [/^(--|\/\*)[^]*(dump|CREATE TABLE|INSERT INTO)/i, 'a database dump (SQL)'],
]

/**
 * @param {string} path
 * @throws {CommandError} when the content of a file is recognized as something that cannot be imported
 */
export async function refuseUnknownContent(path) {
  const bytes = await readStart(path, 4096)
  const found = describeContent(bytes)
  if (found) throw new CommandError(`${path} ${found}. Expected: ${EXPECTED}.`)
}

/** @param {Buffer} bytes the start of a file @returns {string | null} null when its rows can be read */
function describeContent(bytes) {
  const latin = bytes.toString('latin1')
  const signature = SIGNATURES.find(([pattern]) => pattern.test(latin))
  if (signature) return `is ${signature[1]}`
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (!text) return bytes.length < 4096 ? 'is empty' : null
  const kind = TEXTS.find(([pattern]) => pattern.test(text))
  if (kind) return `is ${kind[1]}`
  const [line = ''] = text.split('\n')
  if (/^\{\s*("[^"]*"\s*:\s*([[{]|.*,)?)?\s*$/.test(line)) return describeObject(text)
  return null
}

/** @param {string} text the start of a JSON object over several lines */
function describeObject(text) {
  const names = [...text.matchAll(/^\s{0,8}"([^"]+)"\s*:/gm)].slice(0, 5).map(([, name]) => name)
  return `is one JSON object over several lines${names.length ? `, with the fields ${names.join(', ')}` : ''}`
}
