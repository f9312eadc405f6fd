import { createWriteStream, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { gunzipSync } from 'node:zlib'
import { ROOT } from '../../e2e/product/running/start-product'

const CATALOGUE = join(ROOT, 'import/tate-artworks-20k.ndjson.gz')

/** Maps the lines of the file to articles. */
export const MAPPING = join(ROOT, 'import/tate.json')

/** Writes artworks of the shipped catalogue again and again, each with a number of its own, for `npm run import`. */
export async function writeManyArtworks(file: string, count: number): Promise<void> {
  const lines = gunzipSync(readFileSync(CATALOGUE)).toString().trimEnd().split('\n')
  function* artworks() {
    for (let number = 0; number < count; number += 1) {
      const artwork = JSON.parse(lines[number % lines.length] ?? '{}')
      const round = Math.floor(number / lines.length)
      yield `${JSON.stringify({ ...artwork, acno: `${artwork.acno}${round ? `-${round}` : ''}` })}\n`
    }
  }
  await pipeline(artworks, createWriteStream(file))
}
