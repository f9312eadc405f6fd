import { arrange } from '../../core/layouts/arrange'
import type { Measures, Shapes } from '../../core/layouts/arrangement'
import type { Band } from '../../core/movement'
import type { Gallery, GalleryView } from '../../core/types'
import { placesFor, shapesOf } from '../layouts/layout-placement'
import type { Places } from '../layouts/placement'
import { sceneOf } from '../animation/grid-snapshot'
import type { KnownTiles } from './tile-cache'
import {
  boxSome,
  placedBySheet,
  placeSome,
  placeWindow,
  type Placed,
  type Target,
} from './rendered-tiles'

/** What the visitor's eye meets of a grid. */
export interface Sight {
  readonly measures: Measures
  /** What is on screen, and a strip on both sides. */
  readonly band: Band
}

/** What a large grid draws, and what it is to draw. */
export interface Drawing {
  readonly view: GalleryView
  readonly placed: readonly Placed[]
  readonly places: Places
  /** Null as long as the style sheet places the tiles, as in the server's markup. */
  readonly target: Target | null
  /** Do tiles lie in boxes that the script tells? Not yet while they are being given them. */
  readonly explicit: boolean
  /** Are all tiles where they belong? */
  readonly done: boolean
  /** How many steps have been taken towards that. */
  readonly steps: number
}

/** As the server drew it. */
export function drawBySheet(gallery: Gallery, view: GalleryView): Drawing {
  const measures = { breakpoint: 'wide', width: 0, gap: 0, rowHeight: 0 } as const
  return {
    view,
    placed: placedBySheet(targetOf(gallery, view, measures)),
    places: placesFor(gallery, shapesOf(view.tiles)),
    target: null,
    explicit: false,
    done: true,
    steps: 0,
  }
}

/** All tiles of a view in the page: at first those in sight. */
export function drawAll(
  old: Drawing,
  gallery: Gallery,
  view: GalleryView,
  { measures, band }: Sight,
): Drawing {
  const target = targetOf(gallery, view, measures)
  const drawn = old.target ? old.placed : placedBySheet(targetOf(gallery, old.view, measures))
  const places = placesFor(gallery, shapesOf(view.tiles))
  return { view, places, target, explicit: true, steps: 0, ...placeSome(drawn, target, band, 0) }
}

/** How many tiles a step draws beside those in sight: some 4 ms. */
const STEP = 40

export function drawMore(drawing: Drawing, band: Band, isScroll: boolean): Drawing {
  const { target, placed, done, explicit } = drawing
  if (target === null || done) return drawing
  const steps = drawing.steps + (isScroll ? 0 : 1)
  if (explicit) {
    return { ...drawing, steps, ...placeSome(placed, target, band, isScroll ? 0 : STEP) }
  }
  const boxed = boxSome(placed, target, STEP)
  return { ...drawing, steps, ...boxed, explicit: boxed.done }
}

/**
 * Begins to give tiles the boxes in which they lie already, unseen: the first filter would have to take hundreds of
 * them out of the style sheet's grid in its one frame.
 */
export const beginBoxes = (drawing: Drawing, gallery: Gallery, { measures }: Sight): Drawing => ({
  ...drawing,
  target: targetOf(gallery, drawing.view, measures),
  done: false,
  steps: 1,
})

/** Only the tiles in sight, and those kept. */
export function drawWindow(
  old: Drawing,
  gallery: Gallery,
  view: GalleryView,
  {
    known,
    sight,
    kept,
  }: {
    readonly known: KnownTiles
    readonly sight: Sight
    readonly kept: readonly number[]
  },
): Drawing {
  const shapes: Shapes = {
    count: known.count,
    aspectRatio: (index) => view.ratios?.[index] ?? 1,
  }
  const target = {
    arrangement: arrange(gallery, shapes, sight.measures),
    tileAt: known.tileAt,
    idAt: known.idAt,
    indexOf: known.indexOf,
    setSize: known.count,
  }
  const placed = placeWindow(old.placed, target, sight.band, kept)
  const places = placesFor(gallery, shapes)
  return { view, placed, places, target, explicit: true, done: false, steps: 0 }
}

/** The same, with what is drawn ahead of the scroll position. */
export function moveWindow(drawing: Drawing, band: Band, kept: readonly number[]): Drawing {
  if (drawing.target === null) return drawing
  const placed = placeWindow(drawing.placed, drawing.target, band, kept)
  return placed === drawing.placed && drawing.done ? drawing : { ...drawing, placed, done: true }
}

const targetOf = (gallery: Gallery, { tiles }: GalleryView, measures: Measures): Target => ({
  ...sceneOf(gallery, tiles, measures),
  tileAt: (index) => tiles[index],
  setSize: undefined,
})
