// @ts-check
import { existsSync, readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { CommandError } from '../../cli/command-error.mjs'
import { MANIFEST, manifestSchema } from '../../export/export-format.mjs'
import { formatNumber, shorten } from '../../cli/format-text.mjs'
import { rolesOfMapping } from '../mapping/columns/column-roles.mjs'
import { guessFields } from '../mapping/columns/guess-mapping.mjs'
import { toBatchName } from '../mapping/to-batch-name.mjs'
import { readZipNames } from '../images/extract-zip.mjs'
import { findImages } from '../images/find-images.mjs'
import { IMAGE_EXTENSIONS, isImage } from '../upload/image-types.mjs'
import { readFirstRows } from '../sources/first-rows.mjs'
import { readRows } from '../sources/read-rows.mjs'
import { openWebsite } from '../website/website.mjs'
import { findSource } from './find-source.mjs'
import { unpackImages, unpackExport } from './unpack.mjs'

/**
 * @typedef {import('../sources/read-rows.mjs').Fields} Fields
 *
 * @typedef {{ name: string, examples: readonly string[] }} Column
 *
 * What a source is and contains, before anything is decided.
 * @typedef {object} Inspection
 * @property {import('../sources/detect-source.mjs').SourceKind} kind
 * @property {string} sentence
 * @property {string} name proposed for the import
 * @property {boolean} isNamed whether the name can be another one
 * @property {string} gallery proposed id of the gallery
 * @property {readonly Column[]} columns of a table
 * @property {import('../mapping/columns/role-names.mjs').ColumnRoles} roles proposed
 * @property {readonly string[]} notes what is good to know
 */

/** Columns that get a menu. The values of others are in the report. */
const MAX_COLUMNS = 200
const MAX_EXAMPLES = 3
/** Characters. */
const MAX_EXAMPLE = 80
/** ms. Larger files are counted by the trial. */
const COUNT_TIMEOUT_MS = 3_000
const MAX_NAME = 60
const MAX_GALLERY = 41
/** As `detectSource` names it. */
const ARCHIVE = 'a ZIP archive'

/**
 * @param {string} folder of files that were dropped together
 * @returns {Promise<Inspection>}
 * @throws {CommandError} with a sentence that says what was expected and what was found
 */
export async function inspect(folder) {
  const { kind, label, path } = await findSource(folder)
  if (label === ARCHIVE && (await unpackExport(path))) return inspect(folder)
  if (kind !== 'images' && kind !== 'export') await unpackImages(path)
  const file = basename(path)
  const isTable = kind === 'table' || kind === 'spreadsheet'
  const isLoose = path === folder
  const name = isLoose
    ? `Images of ${new Date().toISOString().slice(0, 10)}`
    : basename(path).replace(ENDINGS, '').slice(0, MAX_NAME) || 'Import'
  const common = { kind, name, gallery: toGalleryId(name), columns: [], roles: {}, notes: [] }
  if (kind === 'export') return { ...common, isNamed: false, sentence: describeExport(path) }
  if (kind === 'images')
    return { ...common, isNamed: true, sentence: await describeImages(folder, path, label) }
  const count = await countRows(path)
  if (!isTable) {
    const website = await openWebsite(path, kind)
    const { collection, gallery } = website?.mapping ?? guessFields(path, [])
    const hasImages = hasImagesInFolder(path)
    return {
      ...{
        ...common,
        name: collection.label.slice(0, MAX_NAME),
        isNamed: false,
        gallery: gallery?.id.slice(0, MAX_GALLERY) ?? common.gallery,
      },
      sentence: `${file} is ${label} with ${counted(count, 'article')} and ${counted(formatNumber(website?.images.length ?? 0), 'image')} in its media library.`,
      notes: hasImages ? [] : [MISSING_FILES[kind] ?? ''],
    }
  }
  const rows = await readFirstRows(path)
  if (rows.length === 0)
    throw new CommandError(`${file} is ${label} without a row that can be read.`)
  const columns = toColumns(rows)
  const guessed = guess(path, rows)
  const kindOfFile = kind === 'spreadsheet' ? label : formatOf(path)
  return {
    ...{ ...common, isNamed: true, columns: columns.slice(0, MAX_COLUMNS) },
    sentence: `${file} is ${kindOfFile} with ${counted(count, 'row')} and ${counted(formatNumber(columns.length), 'column')}.`,
    roles: guessed.roles,
    notes: [...guessed.notes, ...noteColumns(columns.length)],
  }
}

const ENDINGS = /(\.(ndjson|jsonl?|csv|tsv|txt|xlsx|xml|sql|zip|gz))+$/i

/** @type {Readonly<Record<string, string>>} */
const MISSING_FILES = {
  wordpress:
    'No image is beside it. Drop the folder “wp-content/uploads” together with the file, in one folder, to bring the images over.',
  joomla:
    'No image is beside it. Drop the folder “images” together with the file, in one folder, to bring the images over.',
}

/** @param {string} name */
export function toGalleryId(name) {
  const slug = toBatchName(name)
  if (/^[a-z]/.test(slug)) return slug
  return slug ? `import-${slug}`.slice(0, MAX_GALLERY) : 'import'
}

/** @param {string} path @param {readonly Fields[]} rows */
function guess(path, rows) {
  const { title = '', ...fields } = guessFields(path, rows)
  const note = 'No column looks like a title. Choose one: every article needs it.'
  return { roles: rolesOfMapping({ title, ...fields }), notes: title ? [] : [note] }
}

/** @param {number} count */
const noteColumns = (count) =>
  count > MAX_COLUMNS
    ? [`The first ${MAX_COLUMNS} columns are listed. The values of the others are not imported.`]
    : []

/** Columns with some of their values; `maker.name` for nested ones. @param {readonly Fields[]} rows @returns {readonly Column[]} */
function toColumns(rows) {
  /** @type {Map<string, Set<string>>} */
  const columns = new Map()
  const add = (/** @type {string} */ name, /** @type {unknown} */ value) => {
    if (isRecord(value)) {
      for (const [key, inner] of Object.entries(value)) add(`${name}.${key}`, inner)
      return
    }
    const examples = columns.get(name) ?? new Set()
    columns.set(name, examples)
    const text = (
      Array.isArray(value) ? value.filter((one) => !isRecord(one)).join(', ') : `${value ?? ''}`
    ).trim()
    if (text && examples.size < MAX_EXAMPLES) examples.add(shorten(text, MAX_EXAMPLE))
  }
  for (const fields of rows) for (const [name, value] of Object.entries(fields)) add(name, value)
  return [...columns].map(([name, examples]) => ({ name, examples: [...examples] }))
}

/** @param {unknown} value @returns {value is Record<string, unknown>} */
const isRecord = (value) => typeof value === 'object' && value !== null && !Array.isArray(value)

/** @param {string} path */
function formatOf(path) {
  if (/\.tsv(\.gz)?$/i.test(path)) return 'a table (TSV)'
  if (/\.(nd)?jsonl?(\.gz)?$/i.test(path)) return 'a table (JSON)'
  return /\.csv(\.gz)?$/i.test(path) ? 'a table (CSV)' : 'a table'
}

/** @param {string} path */
async function countRows(path) {
  const end = performance.now() + COUNT_TIMEOUT_MS
  let count = 0
  for await (const row of readRows(path)) {
    count += row.line > 0 ? 1 : 0
    if (performance.now() > end) return `more than ${formatNumber(count)}`
  }
  return formatNumber(count)
}

/** Whether there is any image in the folder of a file. @param {string} path */
const hasImagesInFolder = (path) => findImages(join(path, '..')).images.length > 0

/** @param {string} folder @param {string} path @param {string} label */
async function describeImages(folder, path, label) {
  if (label === ARCHIVE) {
    const count = (await readZipNames(path)).filter(isImage).length
    if (count === 0)
      throw new CommandError(
        `${basename(path)} is a ZIP archive without images. Expected: images that end with ${IMAGE_EXTENSIONS.join(', ')}.`,
      )
    return `${basename(path)} is a ZIP archive with ${counted(formatNumber(count), 'image')}.`
  }
  const { images } = findImages(path)
  const folders = new Set(images.map((image) => image.folders.join('/')).filter(Boolean))
  const count = counted(formatNumber(images.length), 'image')
  const within = folders.size > 0 ? ` in ${counted(formatNumber(folders.size), 'subfolder')}` : ''
  return relative(folder, path) === ''
    ? `${images.length === 1 ? 'This is' : 'These are'} ${count}${within}.`
    : `${basename(path)} is a folder with ${count}${within}.`
}

/** @param {string} path */
function describeExport(path) {
  const file = join(path, MANIFEST)
  const parsed =
    existsSync(file) && manifestSchema.safeParse(JSON.parse(readFileSync(file, 'utf8')))
  if (!parsed || !parsed.success)
    throw new CommandError('The description of this export is damaged. Export the site again.')
  const { counts, exportedAt, languages } = parsed.data
  const documents = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return `This is an export of Tessera of ${exportedAt.slice(0, 10)} with ${counted(formatNumber(documents), 'document')} in ${languages.join(', ')}. It can be imported into an empty site.`
}

/** @param {string} count as it is written @param {string} noun */
const counted = (count, noun) => (count === '1' ? `one ${noun}` : `${count} ${noun}s`)
