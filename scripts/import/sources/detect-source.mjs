// @ts-check
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { MANIFEST } from '../../export/export-format.mjs'
import { isZipArchive } from '../images/extract-zip.mjs'
import { findPrefix } from './joomla/find-prefix.mjs'
import { readStart } from './read-bytes.mjs'
import { isWorkbook } from './xlsx/read-xlsx.mjs'

/**
 * - `table`: rows in NDJSON, JSON or CSV
 * - `spreadsheet`: rows in XLSX
 * - `wordpress`: a WordPress export (WXR), with its files beside it
 * - `joomla`: a database dump of Joomla, with its files beside it
 * - `images`: a folder or a ZIP archive of images
 * - `export`: the folder of `npm run export`
 * - `unknown`: a file that cannot be imported
 * @typedef {'table' | 'spreadsheet' | 'wordpress' | 'joomla' | 'images' | 'export' | 'unknown'} SourceKind
 *
 * @typedef {{ kind: SourceKind, label: string }} DetectedSource label: what it is, for people: "a WordPress export (WXR)"
 */

/** @param {Buffer} bytes the start of a file */
const isOffice = (bytes) => /^PK[^\w\s]/.test(bytes.toString('latin1')) && !isZipArchive(bytes)
/** Bytes. */
const SAMPLE_LENGTH = 4096

/** What the first bytes of files are, in Latin-1. @type {readonly (readonly [RegExp, string])[]} */
const SIGNATURES = [
  [/^%PDF/, 'a PDF document'],
  [/^\xd0\xcf.\xe0/s, 'an old office document, such as XLS'],
  [/^(\xff\xd8\xff|\x89PNG|GIF8|II\*\0|MM\0\*|RIFF....WEBP)/s, 'an image'],
  [/^SQLite format 3/, 'an SQLite database'],
]

const DUMP = /^(--|\/\*|#|(SET|CREATE|INSERT|DROP|START)\s)[^]*(dump|CREATE TABLE|INSERT )/i

/** The same for texts. @type {readonly (readonly [RegExp, string])[]} */
const TEXTS = [
  [/^<(!doctype html|html)/i, 'an HTML page'],
  [/^(<\?xml|<[a-z!][\w:.-]*[\s>])/i, 'XML'],
  [DUMP, 'a database dump (SQL), but not of Joomla'],
]

/**
 * Recognizes what a file or folder is by its content. Reads its first bytes and writes nothing.
 * @param {string} path
 * @returns {Promise<DetectedSource>}
 * @throws {import('../../cli/command-error.mjs').CommandError} when the file is missing or its gzip data is damaged
 */
export async function detectSource(path) {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory())
    return existsSync(join(path, MANIFEST))
      ? { kind: 'export', label: 'an export of Tessera' }
      : { kind: 'images', label: 'a folder' }
  const bytes = await readStart(path, SAMPLE_LENGTH)
  if (isZipArchive(bytes)) return { kind: 'images', label: 'a ZIP archive' }
  if (isOffice(bytes))
    return (await isWorkbook(path))
      ? { kind: 'spreadsheet', label: 'a spreadsheet (XLSX)' }
      : { kind: 'unknown', label: 'an office document, but no spreadsheet (XLSX)' }
  const text = bytes
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart()
  if (
    /^<\?xml[^]*(xmlns:wp=|WordPress eXtended RSS)/.test(text) ||
    /^<rss[^>]*xmlns:wp=/.test(text)
  )
    return { kind: 'wordpress', label: 'a WordPress export (WXR)' }
  if (DUMP.test(text) && (await findPrefix(path)) !== null)
    return { kind: 'joomla', label: 'a database dump of Joomla' }
  const unknown = describeUnknown(bytes, text)
  return unknown ? { kind: 'unknown', label: unknown } : { kind: 'table', label: 'a table' }
}

/** @param {Buffer} bytes the start of a file @param {string} text @returns {string | null} null when its rows can be read */
function describeUnknown(bytes, text) {
  const latin = bytes.toString('latin1')
  const signature = SIGNATURES.find(([pattern]) => pattern.test(latin))
  if (signature) return signature[1]
  if (!text) return bytes.length < SAMPLE_LENGTH ? 'empty' : null
  const kind = TEXTS.find(([pattern]) => pattern.test(text))
  if (kind) return kind[1]
  const [line = ''] = text.split('\n')
  if (/^\{\s*("[^"]*"\s*:\s*([[{]|.*,)?)?\s*$/.test(line)) return describeObject(text)
  return null
}

/** @param {string} text the start of a JSON object over several lines */
function describeObject(text) {
  const names = [...text.matchAll(/^\s{0,8}"([^"]+)"\s*:/gm)].slice(0, 5).map(([, name]) => name)
  return `one JSON object over several lines${names.length ? `, with the fields ${names.join(', ')}` : ''}`
}
