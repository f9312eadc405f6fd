// @ts-check
import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { shorten } from '../../cli/format-text.mjs'
import { toArticle } from '../mapping/to-article.mjs'
import { extractZip, isZip } from '../images/extract-zip.mjs'
import { findImages } from '../images/find-images.mjs'
import { lossesOf } from '../read-articles.mjs'
import { readRows } from '../sources/read-rows.mjs'
import { findFile } from '../upload/find-file.mjs'

/**
 * A row as it would be in the site.
 * @typedef {object} SampleTile
 * @property {number} line 0 for a file
 * @property {string} title
 * @property {string | null} thumbnail name of a file in the folder of samples
 * @property {number | null} aspectRatio of the thumbnail, or of the text cover
 * @property {string} date as visitors see it
 * @property {string} author
 * @property {string} text the beginning of its description or text
 * @property {readonly string[]} terms
 * @property {readonly string[]} facts
 * @property {number} images besides the cover
 * @property {readonly string[]} lost values that are not imported
 *
 * @typedef {{ tiles: readonly SampleTile[], rejected: readonly string[] }} Sample rejected: reasons, in the rows before
 */

const MAX_TILES = 5
/** Rows that are looked through for tiles. */
const MAX_ROWS = 50
/** px. */
const THUMBNAIL_WIDTH = 480
const MAX_PIXELS = 150_000_000
/** Characters. */
const MAX_TEXT = 160

/**
 * The first five rows as tiles.
 * @param {import('./prepare-job.mjs').PreparedJob} prepared
 * @param {string} samples folder for thumbnails
 * @returns {Promise<Sample>}
 */
export async function sampleTiles({ source, mapping }, samples) {
  rmSync(samples, { recursive: true, force: true })
  mkdirSync(samples, { recursive: true, mode: 0o700 })
  if (source.kind === 'images') return sampleImages(source.path, samples)
  if (!mapping) return { tiles: [], rejected: [] }
  /** @type {SampleTile[]} */
  const tiles = []
  /** @type {string[]} */
  const rejected = []
  let rows = 0
  for await (const row of readRows(source.path)) {
    rows += 1
    const result =
      'reason' in row
        ? { ok: /** @type {const} */ (false), reason: row.reason }
        : toArticle(row.fields, mapping)
    if (!result.ok) rejected.push(`Line ${row.line}: ${result.reason}`)
    else if ('fields' in row) {
      const images = row.extras?.images ?? result.article.images ?? []
      const [cover] = images
      const file = cover ? findFile(dirname(source.path), cover.src) : null
      tiles.push({
        ...(await toTile(result, row.line)),
        ...(await thumbnailOf(file, samples, tiles.length)),
        ...(!file &&
          result.article.proportions && { aspectRatio: ratioOf(result.article.proportions) }),
        images: Math.max(0, images.length - 1),
        lost: [
          ...(cover && !file ? [`The image “${readable(cover.src)}” is missing`] : []),
          ...lossesOf(row, result.losses).map(
            ({ field, value, reason }) => `${field}: “${shorten(value, 40)}” ${reason}`,
          ),
        ].slice(0, 5),
      })
    }
    if (tiles.length === MAX_TILES || rows === MAX_ROWS) break
  }
  return { tiles, rejected: rejected.slice(0, MAX_TILES) }
}

/** @param {Extract<import('../mapping/to-article.mjs').ArticleResult, { ok: true }>} result @param {number} line */
async function toTile({ article }, line) {
  const {
    title,
    author = '',
    excerpt,
    date = '',
    dateText,
    body = [],
    facts = [],
    terms = [],
  } = article
  const [first] = body
  return {
    ...{ line, title, author, thumbnail: null, aspectRatio: null },
    date: dateText ?? (date && describeDate(date)),
    text: shorten(excerpt ?? (typeof first === 'string' ? first : plainText(first)), MAX_TEXT),
    // The last one is the name of the import itself.
    terms: terms.slice(0, -1).map(({ label, slug }) => label ?? slug),
    facts: facts.slice(0, 3).map(({ label, value }) => `${label}: ${value}`),
  }
}

/** As the site shows it. @param {string} date ISO 8601 */
const describeDate = (date) =>
  /-01-01T00:00:00(\.000)?Z$/.test(date)
    ? String(new Date(date).getUTCFullYear())
    : new Date(date).toLocaleDateString('en', { dateStyle: 'long', timeZone: 'UTC' })

/** @param {{ width: number, height: number }} proportions */
const ratioOf = ({ width, height }) => width / height

/** @param {unknown} block */
function plainText(block) {
  const texts = [...JSON.stringify(block ?? '').matchAll(/"text":("(?:[^"\\]|\\.)*")/g)]
  return texts.map(([, text = '""']) => String(JSON.parse(text))).join('')
}

/** @param {string} path folder or ZIP archive @param {string} samples @returns {Promise<Sample>} */
async function sampleImages(path, samples) {
  const extracted = join(samples, 'extracted')
  try {
    const zip = await isZip(path)
    if (zip) await extractZip(path, extracted)
    const tiles = []
    for (const { path: file, name } of findImages(zip ? extracted : path).images) {
      tiles.push({
        ...{
          line: 0,
          title: basename(name),
          date: '',
          author: '',
          text: '',
          facts: [],
          images: 0,
          lost: [],
        },
        terms: name.split('/').slice(0, -1),
        ...(await thumbnailOf(file, samples, tiles.length)),
      })
      if (tiles.length === MAX_TILES) break
    }
    return { tiles, rejected: [] }
  } finally {
    if (existsSync(extracted)) rmSync(extracted, { recursive: true })
  }
}

/** @param {string | null} file @param {string} samples @param {number} index */
async function thumbnailOf(file, samples, index) {
  const none = { thumbnail: null, aspectRatio: null }
  if (!file) return none
  try {
    const thumbnail = `${index}.webp`
    const { width, height } = await sharp(file, { limitInputPixels: MAX_PIXELS })
      .rotate()
      .resize({ width: THUMBNAIL_WIDTH, withoutEnlargement: true })
      .webp()
      .toFile(join(samples, thumbnail))
    return { thumbnail, aspectRatio: width / height }
  } catch {
    // The import reports a damaged image.
    return none
  }
}

/** @param {string} src */
function readable(src) {
  try {
    return decodeURIComponent(src)
  } catch {
    return src // Its percent signs are part of the name.
  }
}
