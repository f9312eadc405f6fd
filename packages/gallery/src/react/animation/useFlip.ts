import { useEffect, useRef, useState, type RefObject } from 'react'
import type { Box } from '../../core/layouts/arrangement'
import { planMovement, type Scene } from '../../core/movement'
import type { Gallery, GalleryView, Tile } from '../../core/types'
import { useBrowserLayoutEffect } from '../hooks/useBrowserLayoutEffect'
import { fadeOut, fadeTiles } from './fade-out'
import { glideTiles } from './animate-tiles'
import { createHush } from './hide-text'
import { boxUnderWay, lookAtGrid, seenElements, tileElement, type Look } from './read-grid'
import { sceneOf } from './grid-snapshot'

/**
 * Lets tiles glide to their new places when a filter changed them (FLIP: they are there already and play the way
 * back). Interrupted by the next change, they go on from where they are. Nothing moves under reduced motion.
 * All reading is done just before the change, while the layout is clean.
 */
export function useMovement(options: MovementOptions): void {
  const { section, gallery, tiles, ownScene, setLeaveEarly, onAnswer } = options
  const before = useRef<Before | null>(null)
  const running = useRef(new Map<string, Animation>())
  const shown = useRef(tiles)
  const fades = useRef<ReadonlyMap<HTMLElement, Animation>>(new Map())
  const [hush] = useState(createHush)

  useEffect(() => {
    const look = () => {
      const grid = section.current?.querySelector('[data-grid]')
      before.current = null
      if (!(grid instanceof HTMLElement) || prefersStillness()) return
      const looked = lookAtGrid(grid)
      const scene = ownScene.current ?? sceneOf(gallery, shown.current, looked.measures)
      const elements = seenElements(gallery.id, scene, looked.view)
      const boxes = new Map<string, Box>()
      for (const [id, animation] of running.current) {
        const index = isRunning(animation) ? scene.indexOf(id) : undefined
        const element = index === undefined ? null : tileElement(gallery.id, id)
        if (index === undefined || !element) continue
        elements.set(id, element)
        boxes.set(id, boxUnderWay(element, scene.arrangement.boxAt(index), looked.direction))
      }
      before.current = { ...looked, scene, elements, boxes }
    }
    setLeaveEarly(({ tiles }) => {
      const grid = section.current?.querySelector('[data-grid]')
      if (!(grid instanceof HTMLElement) || prefersStillness() || ownScene.current) return false
      const { measures, view } = lookAtGrid(grid)
      const scene = sceneOf(gallery, shown.current, measures)
      const kept = new Set(tiles.map(({ id }) => id))
      const leaving = [...seenElements(gallery.id, scene, view)].filter(([id]) => !kept.has(id))
      if (leaving.length < CROWD) return false
      fades.current = fadeTiles(
        leaving.map(([id, element]) => ({ element, isMoving: isRunning(running.current.get(id)) })),
      )
      return true
    })
    return onAnswer(look)
  }, [section, gallery, ownScene, setLeaveEarly, onAnswer])

  useBrowserLayoutEffect(() => {
    if (shown.current === tiles) return
    shown.current = tiles
    const old = before.current
    const begun = fades.current
    const [fade] = begun.values()
    const elapsed = Number(fade?.currentTime ?? 0)
    begun.forEach((fade) => fade.cancel())
    fades.current = new Map()
    const grid = section.current?.querySelector('[data-grid]')
    before.current = null
    if (!old || !(grid instanceof HTMLElement)) return
    const plan = planMovement({
      before: old.scene,
      after: ownScene.current ?? sceneOf(gallery, tiles, old.measures),
      view: old.view,
      running: old.boxes,
    })
    glideTiles(plan, {
      elementOf: (id) => tileElement(gallery.id, id),
      direction: old.direction,
      running: running.current,
      // Who turns pages is taken to a tile's link.
      hush: document.activeElement?.closest('[data-paging]') ? null : hush,
    })
    const leaving = [...plan.leaving].flatMap(([id, box]) => {
      const element = old.elements.get(id)
      return element && !element.isConnected ? { element, box } : []
    })
    const early = leaving.filter(({ element }) => begun.has(element))
    fadeOut(early, grid, elapsed)
    fadeOut(
      leaving.filter(({ element }) => !begun.has(element)),
      grid,
      0,
    )
  })
}

/**
 * From so many on, tiles that leave begin to fade a frame before the others move: the screen goes on moving while the
 * page works on them, which takes longer than frames of 17 ms.
 */
const CROWD = 16

/** Lets tiles that are not in the view to come begin to leave. False when none do. */
export type LeaveEarly = (view: GalleryView) => boolean

export interface MovementOptions {
  readonly section: RefObject<HTMLElement | null>
  readonly gallery: Gallery
  readonly tiles: readonly Tile[]
  /** Set by a grid that knows its tiles better than `tiles` does: where only those near the view are drawn. */
  readonly ownScene: RefObject<Scene | null>
  /** Takes who is asked when a view is to come. */
  readonly setLeaveEarly: (begin: LeaveEarly) => void
  /** Calls back just before the page changes. */
  readonly onAnswer: (listener: () => void) => () => void
}

interface Before extends Look {
  readonly scene: Scene
  readonly elements: ReadonlyMap<string, HTMLElement>
  /** Of the tiles on their way. */
  readonly boxes: ReadonlyMap<string, Box>
}

const isRunning = (animation: Animation | undefined) =>
  animation !== undefined && animation.playState !== 'finished'

const prefersStillness = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
