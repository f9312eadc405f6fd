import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { videos, subtitlesOf } from '../content/videos.mjs'
import { requireId } from './require-id.mjs'
import { nameOf } from './seed-images.mjs'

/** @typedef {import('../../scripts/internal-api/client.mjs').Id} Id */

/**
 * Uploads the missing videos with their subtitles.
 * @param {import('../../scripts/internal-api/client.mjs').CmsClient} cms
 * @param {{ image: (name: string) => Id }} images for their posters
 * @returns {Promise<(name: string) => Id>}
 */
export async function seedVideos(cms, { image }) {
  const rows = await cms.list('videos', { 'where[importBatch][equals]': 'demo' })
  /** @type {Map<unknown, Id>} */
  const ids = new Map(rows.map((row) => [nameOf(row['filename']), row.id]))
  for (const [name, video] of Object.entries(videos)) {
    if (ids.has(name)) continue
    const { title, transcript } = video
    const file = `${name}.webm`
    const bytes = await readFile(path.join(import.meta.dirname, '../videos', file))
    const data = {
      ...{ title, transcript, importBatch: 'demo' },
      poster: image(video.poster),
      subtitles: subtitlesOf(video),
    }
    ids.set(
      name,
      (await cms.upload('videos', { name: file, content: new Uint8Array(bytes), data })).id,
    )
  }
  return (name) => requireId(ids.get(name), name)
}
