import { useEffect, useRef, type RefObject } from 'react'
import { planAnimation, type GridSnapshot } from '../../core/animation/plan-animation'
import type { Rect } from '../../core/layouts/tile-rects'
import type { Gallery, Tile } from '../../core/types'
import { prefersReducedMotion } from '../../dom/reduced-motion'
import type { GalleryStore } from '../store/gallery-store'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { animateTiles } from './animate-tiles'
import { EXIT_DURATION_MS, showExitClones, startExits } from './exit-animations'
import { takeGridSnapshot } from './grid-snapshot'
import { lateTextOf } from './late-text'
import { currentRect, readGrid, tileElement, visibleElements, type GridReading } from './read-grid'

export interface FlipOptions {
  readonly section: RefObject<HTMLElement | null>
  readonly gallery: Gallery
  readonly tiles: readonly Tile[]
  readonly store: Pick<GalleryStore, 'beforeUpdate' | 'virtualTiles' | 'deferred'>
}

/**
 * Animates the tiles when they change (FLIP: first, last, invert, play). A change during an animation starts from where
 * the tiles are. All reading happens just before the update, while the layout is clean. Under reduced motion nothing is
 * animated.
 */
export function useFlip({ section, gallery, tiles, store }: FlipOptions): void {
  const { beforeUpdate, virtualTiles, deferred } = store
  const first = useRef<FirstState | null>(null)
  const running = useRef(new Map<string, Animation>())
  const shownTiles = useRef(tiles)
  const earlyFades = useRef<ReadonlyMap<HTMLElement, Animation>>(new Map())

  useEffect(() => {
    const readFirst = (): FirstState | null => {
      const grid = findGrid(section)
      if (!grid || isStill()) return null
      const reading = readGrid(grid)
      const snapshot =
        virtualTiles() ?? takeGridSnapshot(gallery, shownTiles.current, reading.metrics)
      const elements = visibleElements(gallery.id, snapshot, reading.visible)
      const rects = new Map<string, Rect>()
      for (const [id, animation] of running.current) {
        const index = isRunning(animation) ? snapshot.indexOf(id) : undefined
        const element = index === undefined ? null : tileElement(gallery.id, id)
        if (index === undefined || !element) continue
        elements.set(id, element)
        rects.set(id, currentRect(element, snapshot.rects.rectAt(index), reading.direction))
      }
      return { ...reading, snapshot, elements, rects }
    }
    const startManyExits = (next: readonly Tile[]): boolean => {
      const grid = findGrid(section)
      if (!grid || isStill() || virtualTiles()) return false
      const { metrics, visible } = readGrid(grid)
      const snapshot = takeGridSnapshot(gallery, shownTiles.current, metrics)
      const kept = new Set(next.map(({ id }) => id))
      const exits = [...visibleElements(gallery.id, snapshot, visible)].filter(
        ([id]) => !kept.has(id),
      )
      if (exits.length < EARLY_EXIT_THRESHOLD) return false
      earlyFades.current = startExits(
        exits.map(([id, element]) => ({
          element,
          isAnimated: isRunning(running.current.get(id)),
        })),
      )
      return true
    }
    return beforeUpdate((next, isDelayed) => {
      if (!isDelayed && startManyExits(next.tiles)) return true
      first.current = readFirst()
      return false
    })
  }, [section, gallery, beforeUpdate, virtualTiles])

  const animate = (tiles: readonly Tile[]) => {
    if (shownTiles.current === tiles) return
    shownTiles.current = tiles
    const before = first.current
    const fades = earlyFades.current
    const [fade] = fades.values()
    const elapsed = Number(fade?.currentTime ?? 0)
    fades.forEach((each) => each.cancel())
    earlyFades.current = new Map()
    first.current = null
    const grid = findGrid(section)
    if (!before || !grid) return
    const plan = planAnimation({
      before: before.snapshot,
      after: virtualTiles() ?? takeGridSnapshot(gallery, tiles, before.metrics),
      visible: before.visible,
      running: before.rects,
    })
    const exits = [...plan.exiting].flatMap(([id, rect]) => {
      const element = before.elements.get(id)
      return element && isRemoved(element) ? { element, rect } : []
    })
    animateTiles(plan, {
      elementOf: (id) => tileElement(gallery.id, id),
      direction: before.direction,
      delay: exits.length > 0 ? Math.max(0, EXIT_DURATION_MS - elapsed) : 0,
      running: running.current,
      lateText: lateTextOf(deferred),
    })
    const isEarly = ({ element }: { readonly element: HTMLElement }) => fades.has(element)
    showExitClones(exits.filter(isEarly), grid, elapsed)
    showExitClones(
      exits.filter((exit) => !isEarly(exit)),
      grid,
      0,
    )
  }
  useBrowserLayoutEffect(() => {
    animate(tiles)
    Object.assign(deferred, { animate })
  })
}

/**
 * From this number of exiting tiles on, they start to fade a frame before the others move. Working on so many tiles takes
 * longer than a frame of 17 ms; in the meantime the screen is in motion.
 */
const EARLY_EXIT_THRESHOLD = 16

/** The page before an update. */
interface FirstState extends GridReading {
  readonly snapshot: GridSnapshot
  readonly elements: ReadonlyMap<string, HTMLElement>
  /** Rectangles of the tiles that are being animated. */
  readonly rects: ReadonlyMap<string, Rect>
}

const findGrid = (section: RefObject<HTMLElement | null>) =>
  section.current?.querySelector<HTMLElement>('[data-grid]') ?? null

const isRunning = (animation: Animation | undefined) =>
  animation !== undefined && animation.playState !== 'finished'

/** Tiles that a filter removes are hidden or taken out of the page. */
const isRemoved = (element: HTMLElement) => element.hidden || !element.isConnected

const isStill = () => prefersReducedMotion() || document.hidden
