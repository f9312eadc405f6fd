import {
  readSortKeys,
  toTileList,
  type Gallery,
  type GalleryIndex,
  type GalleryState,
  type Tiles,
} from '@tessera/gallery/core'
import { runInSteps } from './in-steps/run-in-steps'
import { sortInSteps } from './in-steps/sort-in-steps'

/** Up to this number of tiles, words and orders are indexed during a request: about 20 ms. */
const MAX_SMALL_GALLERY = 4_000
/** Tiles per step of the word index: about 4 ms of work, after which other requests are answered. */
const TILES_PER_STEP = 500

/** Indexes the words and orders of a large gallery in the background. */
export interface Preparation {
  /** Waits until the gallery can show a state. Undefined if it can now. */
  readonly waitFor: (state: GalleryState) => Promise<void> | undefined
  /** Indexes everything. Further calls return the same promise. */
  readonly complete: () => Promise<void>
}

export function prepareGallery(
  gallery: Pick<Gallery, 'search' | 'sorts' | 'pinned'>,
  tiles: Tiles,
  index: GalleryIndex,
): Preparation {
  let isComplete = tiles.length <= MAX_SMALL_GALLERY
  let running: Promise<void> | undefined
  const run = async () => {
    if (isComplete) return
    if (gallery.search) await runInSteps(index.indexWords(), TILES_PER_STEP)
    const positions = Array.from({ length: tiles.length }, (_, position) => position)
    const pinned = positions.splice(0, gallery.pinned)
    for (const by of gallery.sorts) {
      if (by === 'random') continue
      const compare = await runInSteps(readSortKeys(toTileList(tiles), by), TILES_PER_STEP)
      const order = await runInSteps(sortInSteps(positions, compare))
      index.setOrder(by, Uint32Array.from([...pinned, ...order]))
    }
    isComplete = true
  }
  const complete = () => (running ??= run())
  return {
    complete,
    waitFor: ({ query, sort }) =>
      isComplete || (query === '' && (sort === null || sort.by === 'random'))
        ? undefined
        : complete(),
  }
}
