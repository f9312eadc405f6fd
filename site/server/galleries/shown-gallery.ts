import { createHash } from 'node:crypto'
import { setImmediate as breathe } from 'node:timers/promises'
import { compareMembers, compileMembership, sortMembers, type GalleryBlock } from '@tessera/content'
import { GalleryIndex, type Gallery, type Tile } from '@tessera/gallery/core'
import type { Library } from '../publications/library'
import type { ArticleRecord } from '../publications/article-record'
import { packGallery } from '../../wire/gallery-file'
import { prepareGallery, type Preparation } from './preparation'
import { sortInSteps } from './sort-in-steps'
import { takeSteps } from './take-steps'
import { tileOf } from './to-tile'
import { MOST_TILES_SENT, toGallery } from './to-gallery'

/** A gallery ready to answer. */
export interface ShownGallery {
  readonly gallery: Gallery
  readonly index: GalleryIndex
  readonly preparation: Preparation
  /** What its island fetches; the name changes with the content. Made when first asked for. */
  readonly file: () => { readonly hash: string; readonly json: string }
}

/** All at once: for galleries small enough that no visitor notices. */
export function buildGallery(library: Library, block: GalleryBlock): ShownGallery {
  const members = [...library.articles.values()].filter(compileMembership(block))
  const tiles = sortMembers(members, block).map((article) => tileOf(library, article))
  return finish(library, block, tiles)
}

/** How many articles are looked at between two answers to visitors: about 5 ms of work. */
const CHUNK = 2_000

/** The same in small steps, for galleries of any size; words and orders are left to its preparation. */
export async function buildLargeGallery(
  library: Library,
  block: GalleryBlock,
): Promise<ShownGallery> {
  const isMember = compileMembership(block)
  const members: ArticleRecord[] = []
  let seen = 0
  for (const article of library.articles.values()) {
    if (isMember(article)) members.push(article)
    if (++seen % CHUNK === 0) await breathe()
  }
  const tiles: Tile[] = []
  for (const article of await takeSteps(sortInSteps(members, compareMembers(block)))) {
    tiles.push(tileOf(library, article))
    if (tiles.length % CHUNK === 0) await breathe()
  }
  return finish(library, block, tiles)
}

const finish = (library: Library, block: GalleryBlock, tiles: readonly Tile[]): ShownGallery =>
  toShownGallery(toGallery(block, library, tiles.length), tiles, library)

/** @param tiles in the editor's order */
export function toShownGallery(
  gallery: Gallery,
  tiles: readonly Tile[],
  { articlesPath }: Pick<Library, 'articlesPath'>,
): ShownGallery {
  const index = new GalleryIndex(gallery, tiles)
  let file: ReturnType<ShownGallery['file']> | undefined
  return {
    gallery,
    index,
    preparation: prepareGallery(gallery, tiles, index),
    file: () => (file ??= toFile(gallery, tiles, articlesPath)),
  }
}

function toFile(gallery: Gallery, tiles: readonly Tile[], articlesPath: string) {
  const sent = tiles.length > MOST_TILES_SENT ? null : tiles
  const json = JSON.stringify(packGallery(gallery, sent, articlesPath))
  const hash = createHash('sha256').update(json).digest('base64url').slice(0, 12)
  return { hash, json }
}
