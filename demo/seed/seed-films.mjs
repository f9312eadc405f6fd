import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { films, subtitlesOf } from '../content/films.mjs'
import { nameOf } from './seed-pictures.mjs'
import { found } from './seed-terms.mjs'

/** @typedef {import('./cms-client.mjs').Id} Id */

/**
 * Films that are missing, uploaded with their subtitles.
 * @param {import('./cms-client.mjs').CmsClient} cms
 * @param {{ picture: (name: string) => Id }} pictures for their posters
 * @returns {Promise<(name: string) => Id>}
 */
export async function seedFilms(cms, { picture }) {
  const rows = await cms.list('films', { 'where[origin][equals]': 'demo' })
  /** @type {Map<unknown, Id>} */
  const ids = new Map(rows.map((row) => [nameOf(row['filename']), row.id]))
  for (const [name, film] of Object.entries(films)) {
    if (ids.has(name)) continue
    const { title, transcript } = film
    const file = `${name}.webm`
    const bytes = await readFile(path.join(import.meta.dirname, '../films', file))
    const data = {
      ...{ title, transcript, origin: 'demo' },
      poster: picture(film.poster),
      subtitles: subtitlesOf(film),
    }
    ids.set(name, (await cms.upload('films', { name: file, bytes, data })).id)
  }
  return (name) => found(ids.get(name), name)
}
