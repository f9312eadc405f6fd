// @ts-check
import { openFilms } from './films.mjs'
import { openPictures } from './pictures.mjs'

/**
 * @typedef {import('./html/to-rich-text.mjs').Found} Found
 * @typedef {import('@tessera/content').RichTextBlock} Block
 *
 * @typedef {object} Files
 * @property {(blocks: readonly (Block | Found)[], title: string) => Promise<{ blocks: Block[], leftOut: readonly string[] }>} place
 *   title: of the article; leftOut: what could not be had, in words
 */

/**
 * Brings the files that imported HTML names and that lie beside it.
 * @param {object} options
 * @param {string} options.folder
 * @param {string} options.origin
 * @param {import('./pictures.mjs').MediaShelf} options.media
 * @param {import('./films.mjs').FilmShelf} options.films
 * @returns {Files}
 */
export function openFiles({ folder, origin, media, films }) {
  const pictures = openPictures({ folder, origin, shelf: media })
  const ownFilms = openFilms({ folder, origin, shelf: films, pictureOf: pictures.mediaOf })
  return {
    async place(blocks, title) {
      const withFilms = await ownFilms.place(blocks, title)
      const { blocks: placed, missing } = await pictures.place(withFilms.blocks)
      const pictureless = missing.map((src) => `the picture ${src}, whose file is missing`)
      return { blocks: placed, leftOut: [...withFilms.leftOut, ...pictureless] }
    },
  }
}
