import {
  readSortKeys,
  toTileList,
  type Gallery,
  type GalleryIndex,
  type GalleryState,
  type SortKey,
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
  /** Waits until everything is indexed. */
  readonly complete: () => Promise<void>
}

/** Something to index before states that need it can be shown. */
interface Task {
  readonly isNeeded: (state: GalleryState) => boolean
  readonly run: () => Promise<void>
}

export function prepareGallery(
  gallery: Pick<Gallery, 'search' | 'sorts' | 'pinned'>,
  tiles: Tiles,
  index: GalleryIndex,
): Preparation {
  const tasks = tasksOf(gallery, tiles, index)
  let finished = tiles.length <= MAX_SMALL_GALLERY ? tasks.length : 0
  let running: readonly Promise<void>[] | undefined
  const start = () => {
    let last = Promise.resolve()
    return tasks.map(({ run }, position) => {
      last = last.then(run).then(() => void (finished = position + 1))
      return last
    })
  }
  const waitForTask = (position: number) =>
    position < finished ? undefined : (running ??= start())[position]
  return {
    waitFor: (state) => waitForTask(tasks.findLastIndex(({ isNeeded }) => isNeeded(state))),
    complete: async () => waitForTask(tasks.length - 1),
  }
}

/** Words first: more visitors search than sort. */
function tasksOf(
  { search, sorts, pinned }: Pick<Gallery, 'search' | 'sorts' | 'pinned'>,
  tiles: Tiles,
  index: GalleryIndex,
): readonly Task[] {
  const words: Task = {
    isNeeded: ({ query }) => query !== '',
    run: () => runInSteps(index.indexWords(), TILES_PER_STEP),
  }
  const orderBy = (by: Exclude<SortKey, 'random'>): Task => ({
    isNeeded: ({ sort }) => sort?.by === by,
    run: async () => {
      const compare = await runInSteps(readSortKeys(toTileList(tiles), by), TILES_PER_STEP)
      const order = new Uint32Array(tiles.length).map((_, position) => position)
      order.set(await runInSteps(sortInSteps(order.subarray(pinned), compare)), pinned)
      index.setOrder(by, order)
    },
  })
  const orders = sorts.flatMap((by) => (by === 'random' ? [] : [orderBy(by)]))
  return search ? [words, ...orders] : orders
}
