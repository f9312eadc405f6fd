import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { compareMembers, compileMembership, sortMembers, type GalleryBlock } from '@tessera/content'
import { GalleryIndex, type Gallery, type Tile } from '@tessera/gallery/core'
import { packGallery } from '../../serialization/gallery-file'
import { contentHash } from '../content-hash'
import type { DocumentStore } from '../publications/document-store'
import type { WorkRecord } from '../publications/work-record'
import { prepareGallery, type Preparation } from './prepare-gallery'
import { runInSteps } from './run-in-steps'
import { sortInSteps } from './sort-in-steps'
import { shareGallery } from './share-gallery'
import { MAX_TILES_SENT, toGallery } from './to-gallery'
import { tileOf } from './to-tile'
import { withCamera } from './with-camera'

/** A gallery with its tiles, ready to be viewed. */
export interface BuiltGallery {
  readonly gallery: Gallery
  readonly index: GalleryIndex
  readonly preparation: Preparation
  /** The data file that the client fetches, created on the first call. The hash is its name. */
  readonly file: () => { readonly hash: string; readonly json: string }
}

/** Builds a gallery in one step. */
export function buildGallery(store: DocumentStore, block: GalleryBlock): BuiltGallery {
  const works: WorkRecord[] = [...store.articles.values(), ...store.images.values()]
  const members = works.filter(compileMembership(block))
  const sorted = sortMembers(members, block)
  const tiles = sorted.map((work) => tileIn(block, store, work))
  return toBuiltGallery(toGallery(block, store, sorted), tiles, store)
}

/** Articles and images per step: about 5 ms of work, after which other requests are answered. */
const WORKS_PER_STEP = 2_000

/** Builds a gallery of any size in steps. Its preparation indexes words and orders. */
export async function buildLargeGallery(
  store: DocumentStore,
  block: GalleryBlock,
): Promise<BuiltGallery> {
  const isMember = compileMembership(block)
  const members: WorkRecord[] = []
  let count = 0
  for (const work of allWorks(store)) {
    if (isMember(work)) members.push(work)
    if (++count % WORKS_PER_STEP === 0) await yieldToEventLoop()
  }
  const tiles: Tile[] = []
  const sorted = await runInSteps(sortInSteps(members, compareMembers(block)))
  for (const work of sorted) {
    tiles.push(tileIn(block, store, work))
    if (tiles.length % WORKS_PER_STEP === 0) await yieldToEventLoop()
  }
  return toBuiltGallery(toGallery(block, store, sorted), tiles, store)
}

const tileIn = ({ lightbox }: GalleryBlock, store: DocumentStore, work: WorkRecord): Tile =>
  lightbox?.camera ? withCamera(store, work, tileOf(store, work)) : tileOf(store, work)

function* allWorks({ articles, images }: DocumentStore): Generator<WorkRecord> {
  yield* articles.values()
  yield* images.values()
}

/** @param tiles in the editor's order */
export function toBuiltGallery(
  settings: Gallery,
  tiles: readonly Tile[],
  { articlesPath, isStatic }: Pick<DocumentStore, 'articlesPath' | 'isStatic'>,
): BuiltGallery {
  const gallery = shareGallery(settings)
  const index = new GalleryIndex(gallery, tiles)
  const sentTiles = tiles.length > MAX_TILES_SENT && !isStatic ? null : tiles
  let file: ReturnType<BuiltGallery['file']> | undefined
  return {
    gallery,
    index,
    preparation: prepareGallery(gallery, tiles, index),
    file: () => (file ??= toFile(gallery, sentTiles, articlesPath)),
  }
}

function toFile(gallery: Gallery, tiles: readonly Tile[] | null, articlesPath: string) {
  const json = JSON.stringify(packGallery(gallery, tiles, articlesPath))
  return { hash: contentHash(json), json }
}
