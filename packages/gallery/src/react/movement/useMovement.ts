import { useLayoutEffect, useRef, type RefObject } from 'react'
import { planMovement, type Box } from '../../core/movement'
import type { Gallery, Tile } from '../../core/types'
import { fadeOut } from './fade-out'
import { measureGrid } from './measure-grid'
import { glideTiles } from './glide-tiles'

/**
 * Lets tiles glide to their new places when a filter changed them (FLIP: they are there already and play the way
 * back). Interrupted by the next change, they go on from where they are. Nothing moves under reduced motion.
 */
export function useMovement(
  section: RefObject<HTMLElement | null>,
  gallery: Gallery,
  tiles: readonly Tile[],
) {
  const shown = useRef<Shown | null>(null)
  useLayoutEffect(() => {
    const grid = section.current?.querySelector('[data-grid]')
    const before = shown.current
    if (before?.tiles === tiles) return
    const elements =
      grid instanceof HTMLElement ? tileElements(grid) : new Map<string, HTMLElement>()
    shown.current = { tiles, elements }
    if (!before || !(grid instanceof HTMLElement) || prefersStillness()) return
    const boxesOf = measureGrid(grid, gallery)
    const direction = getComputedStyle(grid).direction === 'rtl' ? 'rtl' : 'ltr'
    const old = withRunning(boxesOf(before.tiles), before.elements, direction)
    const { top } = grid.getBoundingClientRect()
    const plan = planMovement(old, boxesOf(tiles), { top: -top, bottom: innerHeight - top })
    glideTiles(plan, elements, direction)
    fadeOut(
      plan.leaving.flatMap((id) => {
        const element = before.elements.get(id)
        const box = old.get(id)
        return element && box ? { element, box } : []
      }),
      grid,
    )
  })
}

interface Shown {
  readonly tiles: readonly Tile[]
  readonly elements: ReadonlyMap<string, HTMLElement>
}

function tileElements(grid: HTMLElement): ReadonlyMap<string, HTMLElement> {
  const tiles = grid.querySelectorAll<HTMLElement>(':scope > [data-tile]')
  return new Map([...tiles].map((tile) => [tile.dataset['tile'] ?? '', tile]))
}

/** Where the tiles are seen now: in their places, or on the way there. */
function withRunning(
  boxes: ReadonlyMap<string, Box>,
  elements: ReadonlyMap<string, HTMLElement>,
  direction: 'ltr' | 'rtl',
): ReadonlyMap<string, Box> {
  return new Map(
    [...boxes].map(([id, box]) => {
      const element = elements.get(id)
      if (!element?.isConnected || element.getAnimations().length === 0) return [id, box]
      const { a: scale, e: x, f: y } = new DOMMatrix(getComputedStyle(element).transform)
      const width = box.width * scale
      const height = box.height * scale
      return [
        id,
        {
          x: box.x + (direction === 'rtl' ? -x : x) + (box.width - width) / 2,
          y: box.y + y + (box.height - height) / 2,
          width,
          height,
        },
      ]
    }),
  )
}

const prefersStillness = () =>
  matchMedia('(prefers-reduced-motion: reduce)').matches || document.hidden
