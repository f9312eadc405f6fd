// @ts-check
import { createHash } from 'node:crypto'
import { createReadStream, openAsBlob, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { findFile } from './html/find-file.mjs'

/**
 * @typedef {import('./html/found-film.mjs').FoundFilm} FoundFilm
 * @typedef {import('./html/found-film.mjs').FoundTrack} FoundTrack
 * @typedef {import('./html/to-rich-text.mjs').FoundPicture} FoundPicture
 * @typedef {import('@tessera/content').RichTextBlock} Block
 * @typedef {{ language: string, label: string, text: string }} Subtitles
 *
 * @typedef {object} FilmUpload
 * @property {string} name
 * @property {Blob} content read as it is sent: a film may be larger than memory
 * @property {{ title: string, poster: number | string | null, origin: string }} data
 *
 * @typedef {object} FilmShelf films in the CMS
 * @property {(origin: string) => Promise<readonly { id: string | number, filename: string }[]>} list
 * @property {(upload: FilmUpload) => Promise<{ id: string } | { refused: string }>} upload refused: why
 * @property {(id: string, subtitles: readonly Subtitles[]) => Promise<string | null>} setSubtitles why they are refused; null when they are not
 *
 * @typedef {{ id: string | null, leftOut: readonly string[] }} Brought id: null for a film that cannot be had
 */

/**
 * Brings the films of imported HTML into the CMS, each file once.
 * @param {object} options
 * @param {string} options.folder where their files lie
 * @param {string} options.origin
 * @param {FilmShelf} options.shelf
 * @param {(poster: FoundPicture) => Promise<string | null>} options.pictureOf the id of a picture in the CMS; null when it cannot be had
 */
export function openFilms({ folder, origin, shelf, pictureOf }) {
  /** @type {Promise<Map<string, Promise<Brought>>> | undefined} */
  let known
  const knownFilms = async () => {
    const rows = await shelf.list(origin)
    return new Map(
      rows.map(({ id, filename }) => [
        hashIn(filename),
        Promise.resolve({ id: String(id), leftOut: [] }),
      ]),
    )
  }

  /** The first of its files that is there and not refused. @param {FoundFilm} found @param {string} title @returns {Promise<Brought>} */
  async function filmOf(found, title) {
    /** @type {string[]} */
    const leftOut = []
    for (const src of found.sources) {
      const file = findFile(folder, src, Infinity)
      if (!file) {
        leftOut.push(`the film ${src}, whose file is missing`)
        continue
      }
      const films = await (known ??= knownFilms())
      const hash = await hashOf(file)
      const film = films.get(hash) ?? bring(file, found, title)
      films.set(hash, film)
      const brought = await film
      if (brought.id !== null) return brought
      leftOut.push(...brought.leftOut)
    }
    return { id: null, leftOut }
  }

  /** @param {string} file @param {FoundFilm} found @param {string} title @returns {Promise<Brought>} */
  async function bring(file, { poster: src, tracks }, title) {
    const name = basename(file)
    /** @type {string[]} */
    const leftOut = []
    const picture = { type: /** @type {const} */ ('found'), alt: title, caption: null }
    const poster = src === null ? null : await pictureOf({ ...picture, src })
    if (src !== null && poster === null)
      leftOut.push(`the poster ${src} of the film ${name}, whose file is missing`)
    const data = { title, poster: poster === null ? null : toKey(poster), origin }
    const sent = await shelf.upload({ name, content: await openAsBlob(file), data })
    if ('refused' in sent) return { id: null, leftOut: [`the film ${name}: ${sent.refused}`] }
    leftOut.push(...(await dress(sent.id, name, tracks)))
    return { id: sent.id, leftOut }
  }

  /** Subtitles one after the other: one that is refused keeps no other away. @param {string} id @param {string} film @param {readonly FoundTrack[]} tracks */
  async function dress(id, film, tracks) {
    /** @type {Subtitles[]} */
    const kept = []
    /** @type {string[]} */
    const leftOut = []
    for (const { src, language, label } of tracks) {
      const file = findFile(folder, src)
      const tell = (/** @type {string} */ reason) =>
        leftOut.push(`the subtitles ${src} of the film ${film}${reason}`)
      if (!file) tell(', whose file is missing')
      else {
        const text = readFileSync(file, 'utf8')
        const subtitles = [...kept, { language, label: label || nameOf(language), text }]
        const refused = await shelf.setSubtitles(id, subtitles)
        if (refused === null) kept.push(...subtitles.slice(-1))
        else tell(`: ${refused}`)
      }
    }
    return leftOut
  }

  /**
   * Found films become those of the CMS; of those that cannot be had, their own titles stay.
   * @param {readonly (Block | FoundPicture | FoundFilm)[]} blocks
   * @param {string} title of the article: that of films which have none
   */
  async function place(blocks, title) {
    /** @type {(Block | FoundPicture)[]} */
    const placed = []
    /** @type {string[]} */
    const leftOut = []
    for (const block of blocks) {
      if (block.type !== 'found-film') {
        placed.push(block)
        continue
      }
      const name = (block.title || title).slice(0, 200)
      const film = await filmOf(block, name)
      leftOut.push(...film.leftOut)
      if (film.id !== null) placed.push(toVideo(block, film.id, name))
      else if (block.title !== '') placed.push(paragraph(block.title))
    }
    return { blocks: placed, leftOut: [...new Set(leftOut)] }
  }

  return { place }
}

/** @param {FoundFilm} found @param {string} film @param {string} title @returns {Block} */
const toVideo = ({ ratio }, film, title) => ({
  ...{ type: 'video', title, source: { film }, poster: null, ratio },
})

/** @param {string} text @returns {Block} */
const paragraph = (text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })

/** What a language calls itself; its tag where nobody knows. @param {string} language */
function nameOf(language) {
  try {
    return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language
  } catch {
    return language // No tag at all: the CMS says so.
  }
}

/** As the CMS tells films apart: the first eight digits of SHA-256. @param {string} file */
async function hashOf(file) {
  const hash = createHash('sha256')
  for await (const chunk of createReadStream(file)) hash.update(chunk)
  return hash.digest('hex').slice(0, 8)
}

/** The CMS keeps `press.mp4` as `press-1a2b3c4d.mp4`. @param {string} filename */
const hashIn = (filename) => /-([0-9a-f]{8})(?:-\d+)?\.\w+$/.exec(filename)?.[1] ?? filename

/** SQLite and PostgreSQL count. @param {string} id */
const toKey = (id) => (/^\d+$/.test(id) ? Number(id) : id)
