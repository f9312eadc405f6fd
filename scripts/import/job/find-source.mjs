// @ts-check
import { existsSync, readdirSync } from 'node:fs'
import { basename, extname, join, relative } from 'node:path'
import { CommandError } from '../../cli/command-error.mjs'
import { MANIFEST } from '../../export/export-format.mjs'
import { isImage } from '../upload/image-types.mjs'
import { detectSource } from '../sources/detect-source.mjs'

/**
 * @typedef {import('../sources/detect-source.mjs').SourceKind} SourceKind
 * @typedef {{ kind: SourceKind, label: string, path: string }} FoundSource
 * @typedef {FoundSource & { name: string, depth: number }} Candidate
 */

const EXPECTED =
  'Expected: a table (CSV, TSV, JSON, NDJSON or XLSX), images or a ZIP archive of images, an export of WordPress (XML) or of Tessera, or a database dump of Joomla (SQL).'
/** Of files beside images, which are not tables in most cases, such as "readme.txt". */
const TABLE = /\.(csv|tsv|json|jsonl|ndjson|xlsx)(\.gz)?$/i
const SITE = /\.(xml|sql)(\.gz)?$/i
/** Files whose content is looked at. */
const MAX_LOOKS = 100
const MAX_FILES = 100_000

/**
 * Finds out which of some files are to be imported; the others are images and files that it names.
 * @param {string} folder of files that were dropped together
 * @returns {Promise<FoundSource>}
 * @throws {CommandError} with a sentence that says what was expected and what was found
 */
export async function findSource(folder) {
  const root = findRoot(folder)
  if (existsSync(join(root, MANIFEST))) return { ...(await detectSource(root)), path: root }
  const files = listFiles(root)
  if (files.length === 0) throw new CommandError(`There is no file. ${EXPECTED}`)
  const others = files.filter((path) => !isImage(path) && extname(path).toLowerCase() !== '.xmp')
  const hasImages = others.length < files.length
  const candidates = await lookAt(root, others)
  const sites = candidates.filter(({ kind }) => kind === 'wordpress' || kind === 'joomla')
  if (sites.length > 0) return only(sites)
  const tables = candidates.filter(
    ({ kind, path }) =>
      (kind === 'table' || kind === 'spreadsheet') && (!hasImages || TABLE.test(path)),
  )
  if (tables.length > 0) return only(tables)
  const archives = candidates.filter(({ kind }) => kind === 'images')
  if (archives.length > 0 && !hasImages) return only(archives)
  if (hasImages) return { ...(await detectSource(root)), path: root }
  const [first] = candidates
  const found = candidates.slice(0, 5).map(({ name, label }) => `${name} is ${label}`)
  throw new CommandError(`${first ? found.join(', ') : 'Nothing was understood'}. ${EXPECTED}`)
}

/** A folder that was dropped is the only entry. @param {string} folder */
function findRoot(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  const [only] = entries
  return entries.length === 1 && only?.isDirectory() ? join(folder, only.name) : folder
}

/** @param {string} root */
function listFiles(root) {
  const entries = readdirSync(root, { withFileTypes: true, recursive: true })
  return entries
    .filter((entry) => entry.isFile())
    .slice(0, MAX_FILES)
    .map(({ parentPath, name }) => join(parentPath, name))
}

/** Those that are most likely a source come first. @param {string} root @param {readonly string[]} files @returns {Promise<readonly Candidate[]>} */
async function lookAt(root, files) {
  const rank = (/** @type {string} */ path) => (SITE.test(path) ? 0 : TABLE.test(path) ? 1 : 2)
  const depthOf = (/** @type {string} */ path) => relative(root, path).split('/').length
  const sorted = files.toSorted((a, b) => rank(a) - rank(b) || depthOf(a) - depthOf(b))
  const candidates = []
  for (const path of sorted.slice(0, MAX_LOOKS)) {
    const source = await detectSource(path)
    candidates.push({ ...source, path, name: basename(path), depth: depthOf(path) })
  }
  return candidates
}

/** The least nested one. @param {readonly Candidate[]} candidates @returns {FoundSource} */
function only(candidates) {
  const depth = Math.min(...candidates.map((candidate) => candidate.depth))
  const [first, second] = candidates.filter((candidate) => candidate.depth === depth)
  if (!first) throw new Error('The list of sources is empty.')
  if (second)
    throw new CommandError(
      `There are two files to import: ${first.name} is ${first.label}, and ${second.name} is ${second.label}. Import one after the other.`,
    )
  const { kind, label, path } = first
  return { kind, label, path }
}
