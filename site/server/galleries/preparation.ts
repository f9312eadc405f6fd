import {
  compareTiles,
  type Gallery,
  type GalleryIndex,
  type GalleryState,
  type Tile,
} from '@tessera/gallery/core'
import { sortInSteps } from './sort-in-steps'
import { takeSteps } from './take-steps'

/** Up to this many tiles, words and orders are indexed while a visitor waits: about 20 ms. */
const SMALL_GALLERY = 4_000
/** Tiles whose words are indexed between two answers to visitors: about 4 ms. */
const WORDS_AT_ONCE = 500

/** Makes a large gallery ready to be searched and sorted before anybody asks, and lets those wait who ask before. */
export interface Preparation {
  /** Undefined when the state can be shown at once. */
  readonly of: (state: GalleryState) => Promise<void> | undefined
  /** The whole of it; does nothing the second time. */
  readonly all: () => Promise<void>
}

export function prepareGallery(
  gallery: Pick<Gallery, 'search' | 'sorts'>,
  tiles: readonly Tile[],
  index: GalleryIndex,
): Preparation {
  let isReady = tiles.length <= SMALL_GALLERY
  let underWay: Promise<void> | undefined
  const work = async () => {
    if (isReady) return
    if (gallery.search) await takeSteps(index.indexWords(), WORDS_AT_ONCE)
    const positions = [...tiles.keys()]
    for (const by of gallery.sorts) {
      if (by === 'random') continue
      const order = await takeSteps(sortInSteps(positions, compareTiles(tiles, by)))
      index.learnOrder(by, Uint32Array.from(order))
    }
    isReady = true
  }
  const all = () => (underWay ??= work())
  return {
    all,
    of: ({ query, sort }) =>
      isReady || (query === '' && (sort === null || sort.by === 'random')) ? undefined : all(),
  }
}
