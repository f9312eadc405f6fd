import {
  compareMembers,
  compileMembership,
  type GalleryBlock,
  type GalleryMember,
} from '@tessera/content'
import {
  GalleryIndex,
  type Gallery,
  type Tile,
  type TileList,
  type Tiles,
} from '@tessera/gallery/core'
import { packGallery } from '../../serialization/gallery-file'
import { contentHash } from '../content-hash'
import type { DocumentStore } from '../publications/document-store'
import type { WorkFields } from '../publications/tables/work-fields'
import { GalleryWorks } from './gallery-works'
import { prepareGallery, type Preparation } from './prepare-gallery'
import { runInSteps } from './in-steps/run-in-steps'
import { sortInSteps } from './in-steps/sort-in-steps'
import { TermCounts } from './term-counts'
import { MAX_TILES_SENT, toGallery } from './to-gallery'

/** Both are made on the first call. */
export interface GalleryDataFile {
  /** The name of the file. Files of different content have different names. */
  readonly hash: () => string
  readonly json: () => string
}

/** A gallery with its tiles, ready to be viewed. */
export interface BuiltGallery {
  readonly gallery: Gallery
  readonly index: GalleryIndex
  readonly preparation: Preparation
  /** The data file that the client fetches. */
  readonly file: GalleryDataFile
}

/** Builds a gallery in one step. */
export function buildGallery(store: DocumentStore, block: GalleryBlock): BuiltGallery {
  const steps = buildInSteps(store, block)
  for (;;) {
    const step = steps.next()
    if (step.done) return step.value
  }
}

/** Builds a gallery of any size in steps. Its preparation indexes words and orders. */
export const buildLargeGallery = (
  store: DocumentStore,
  block: GalleryBlock,
): Promise<BuiltGallery> => runInSteps(buildInSteps(store, block))

function* buildInSteps(
  store: DocumentStore,
  block: GalleryBlock,
): Generator<undefined, BuiltGallery> {
  const works = new GalleryWorks(store, block, yield* sortedRows(store, block))
  return toBuiltGallery(toGallery(block, store, works), works, store)
}

/** Works per step: about 2 ms of work, after which other requests are answered. */
const WORKS_PER_STEP = 2_000

/** The rows of the works of a gallery, in the editor's order. */
function* sortedRows(store: DocumentStore, block: GalleryBlock): Generator<undefined, Uint32Array> {
  const isMember = compileMembership(block)
  const fields = store.works.fields()
  const { rowCount } = store.works
  const allRows = new Uint32Array(rowCount)
  let length = 0
  for (let row = 0; row < rowCount; row++) {
    if (!store.works.isDeleted(row) && isMember(fields.at(row))) allRows[length++] = row
    if (row % WORKS_PER_STEP === 0) yield
  }
  const rows = allRows.slice(0, length)
  const titles = block.order === 'title' ? yield* readTitles(store, rows) : null
  const compare = compareMembers(block)
  const other = store.works.fields()
  const at = (member: WorkFields, row: number): GalleryMember => {
    member.at(row)
    if (!titles) return member
    const { kind, key, terms, time } = member
    return { kind, key, terms, time, title: titles.get(row) ?? '' }
  }
  return yield* sortInSteps(rows, (a, b) => compare(at(fields, a), at(other, b)))
}

/** Each once: sorting reads them many times. */
function* readTitles(
  { works }: DocumentStore,
  rows: Uint32Array,
): Generator<undefined, ReadonlyMap<number, string>> {
  const titles = new Map<number, string>()
  for (const row of rows) {
    titles.set(row, works.at(row)?.title ?? '')
    if (titles.size % WORKS_PER_STEP === 0) yield
  }
  return titles
}

/**
 * @param tiles in the editor's order
 * @param name of the data file; by default a hash of its content, for which all tiles are made
 */
export function toBuiltGallery(
  gallery: Gallery,
  tiles: Tiles,
  { articlesPath, isStatic }: Pick<DocumentStore, 'articlesPath' | 'isStatic'>,
  name?: () => string,
): BuiltGallery {
  const areSent = tiles.length <= MAX_TILES_SENT || isStatic
  const index = new GalleryIndex(gallery, areSent ? tiles : withTermCounts(gallery, tiles))
  const json = once(() =>
    JSON.stringify(packGallery(gallery, areSent ? allTiles(tiles) : null, articlesPath)),
  )
  return {
    gallery,
    index,
    preparation: prepareGallery(gallery, tiles, index),
    file: { json, hash: name ?? once(() => contentHash(json())) },
  }
}

/** Tiles that are counted by their terms, if many have the same. */
function withTermCounts({ groups }: Gallery, tiles: Tiles): Tiles {
  if (!('facetsAt' in tiles)) return tiles
  const counts = TermCounts.of(groups, tiles)
  if (!counts) return tiles
  const { length, at, facetsAt, positionOf } = tiles
  const countSelected: TileList['countSelected'] = ({ selection, query }) =>
    query === '' ? counts.count(selection) : null
  return { length, at, facetsAt, positionOf, countSelected }
}

const allTiles = (tiles: Tiles): readonly Tile[] =>
  Array.from({ length: tiles.length }, (_, position) => tiles.at(position)).filter(
    (tile) => tile !== undefined,
  )

function once<T>(create: () => T): () => T {
  let created: { readonly value: T } | undefined
  return () => (created ??= { value: create() }).value
}
