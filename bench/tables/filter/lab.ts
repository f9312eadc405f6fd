import { GalleryIndex, INITIAL_STATE, type Selection } from '@tessera/gallery/core'
import { listCells, placeTiles } from '@tessera/gallery/layouts'
import { makeMinimalFilter } from './minimal-filter'
import { naiveFilter } from './naive-filter'
import { packWithPackery } from './packery-packer'
import { testGallery, makeTiles, selections, spansOf } from './tiles'

/** API of the page for the benchmark, as `window.filterLab`. */
export interface FilterLab {
  /** Time of one filter or one packing, ms. */
  readonly measure: (name: string, count: number) => number
  /** Selections and positions for which the candidates differ; empty when all agree. */
  readonly differences: () => readonly string[]
}

type Filter = (selection: Selection) => unknown

const filters: Readonly<Record<string, (count: number) => Filter>> = {
  GalleryIndex: (count) => {
    const index = new GalleryIndex(testGallery, makeTiles(count))
    return (selection) => index.view({ ...INITIAL_STATE, selection })
  },
  'minimal bitsets': (count) => makeMinimalFilter(testGallery, makeTiles(count)),
  naive: (count) => {
    const tiles = makeTiles(count)
    return (selection) => naiveFilter(testGallery, tiles, selection)
  },
}

const packers: Readonly<Record<string, (count: number) => unknown>> = {
  'placeTiles()': (count) => placeTiles(spansOf(count), 4),
  Packery: (count) => packWithPackery(spansOf(count), 4),
}

const prepared = new Map<string, () => void>()

/** A task is prepared once for each candidate and size. Only the filter or the packing is repeated. */
function taskFor(name: string, count: number): () => void {
  const key = `${name} ${count}`
  const existing = prepared.get(key)
  if (existing) return existing
  const task = makeTask(name, count)
  prepared.set(key, task)
  return task
}

function makeTask(name: string, count: number): () => void {
  const pack = packers[name]
  if (pack) return () => void (sink = pack(count))
  const filter = filters[name]?.(count)
  if (!filter) throw new Error(`There is no candidate "${name}".`)
  let turn = 0
  return () => void (sink = filter(selections[turn++ % selections.length] ?? {}))
}

/** Stores the result, so that the engine cannot remove the work as dead code. */
export let sink: unknown

/** Minimum duration of the repetitions: long compared with the resolution of the clock. */
const MIN_DURATION_MS = 60

/** JSON with sorted keys, because the order of the counts does not matter. */
const toSortedJson = (result: unknown): string =>
  JSON.stringify(result, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )

const filterLab: FilterLab = {
  measure: (name, count) => {
    const task = taskFor(name, count)
    task()
    const start = performance.now()
    let times = 0
    do {
      task()
      times++
    } while (performance.now() - start < MIN_DURATION_MS)
    return (performance.now() - start) / times
  },
  differences: () => {
    const tiles = makeTiles(2_000)
    const index = new GalleryIndex(testGallery, tiles)
    const minimal = makeMinimalFilter(testGallery, tiles)
    const wrong = selections.flatMap((selection, number) => {
      const view = index.view({ ...INITIAL_STATE, selection })
      const own = toSortedJson([view.matching, view.tiles.map(({ id }) => id), view.counts])
      const others = [minimal(selection), naiveFilter(testGallery, tiles, selection)]
      return others.every((other) => toSortedJson(other) === own) ? [] : [`selection ${number}`]
    })
    const spans = spansOf(2_000)
    const cells = listCells(placeTiles(spans, 4)).map(({ column, row }) => [column, row])
    const isSame = JSON.stringify(cells) === JSON.stringify(packWithPackery(spans, 4))
    return isSame ? wrong : [...wrong, 'positions']
  },
}
Object.assign(window, { filterLab })
