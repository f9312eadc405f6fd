import { GalleryIndex, INITIAL_STATE, type Selection } from '@tessera/gallery/core'
import { placeTiles } from '@tessera/gallery/layouts'
import { makeMinimalFilter } from './minimal-filter'
import { naiveFilter } from './naive-filter'
import { packWithPackery } from './packery-packer'
import { labGallery, labTiles, selections, spansOf } from './tiles'

/** What the measuring side calls, as `window.filterLab`. */
export interface FilterLab {
  /** ms of one answer (or one packing). */
  readonly measure: (name: string, count: number) => number
  /** Answers and places in which the candidates differ; empty when all agree. */
  readonly differences: () => readonly string[]
}

type Answer = (selection: Selection) => unknown

const filters: Readonly<Record<string, (count: number) => Answer>> = {
  GalleryIndex: (count) => {
    const index = new GalleryIndex(labGallery, labTiles(count))
    return (selection) => index.view({ ...INITIAL_STATE, selection })
  },
  'minimal bitsets': (count) => makeMinimalFilter(labGallery, labTiles(count)),
  naive: (count) => {
    const tiles = labTiles(count)
    return (selection) => naiveFilter(labGallery, tiles, selection)
  },
}

const packers: Readonly<Record<string, (count: number) => unknown>> = {
  'placeTiles()': (count) => placeTiles(spansOf(count), 4),
  Packery: (count) => packWithPackery(spansOf(count), 4),
}

const prepared = new Map<string, () => void>()

/** Built once a candidate and size; what is repeated is the answer alone. */
function taskFor(name: string, count: number): () => void {
  const key = `${name} ${count}`
  const known = prepared.get(key)
  if (known) return known
  const task = makeTask(name, count)
  prepared.set(key, task)
  return task
}

function makeTask(name: string, count: number): () => void {
  const pack = packers[name]
  if (pack) return () => void (sink = pack(count))
  const answer = filters[name]?.(count)
  if (!answer) throw new Error(`There is no candidate "${name}".`)
  let turn = 0
  return () => void (sink = answer(selections[turn++ % selections.length] ?? {}))
}

/** Kept, so that no engine leaves out work whose result nobody reads. */
export let sink: unknown

/** ms that repetitions go on: a hundred times the clock's step. */
const AT_LEAST = 60

/** Counts say the same in whatever order they stand. */
const written = (answer: unknown): string =>
  JSON.stringify(answer, (_, value: unknown) =>
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
    } while (performance.now() - start < AT_LEAST)
    return (performance.now() - start) / times
  },
  differences: () => {
    const tiles = labTiles(2_000)
    const index = new GalleryIndex(labGallery, tiles)
    const minimal = makeMinimalFilter(labGallery, tiles)
    const wrong = selections.flatMap((selection, number) => {
      const view = index.view({ ...INITIAL_STATE, selection })
      const own = written([view.matching, view.tiles.map(({ id }) => id), view.counts])
      const others = [minimal(selection), naiveFilter(labGallery, tiles, selection)]
      return others.every((other) => written(other) === own) ? [] : [`selection ${number}`]
    })
    const spans = spansOf(2_000)
    const cells = placeTiles(spans, 4).map(({ column, row }) => [column, row])
    const isSame = JSON.stringify(cells) === JSON.stringify(packWithPackery(spans, 4))
    return isSame ? wrong : [...wrong, 'places']
  },
}
Object.assign(window, { filterLab })
