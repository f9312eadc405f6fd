import { useEffect, useRef, useState } from 'react'
import type { Direction } from '../../core/lightbox/lightbox-state'
import { knownTileAt, wrapIndex, slideAt, stepTowards } from '../../core/lightbox/slides/neighbours'
import type { Slide, Tile } from '../../core/types'
import { useLatest } from '../hooks/useLatest'
import type { LightboxProps } from '../static/lightbox-props'

/** A slide shown before the page has rendered it: the page still shows `from`. */
interface OptimisticSlide {
  readonly from: string
  readonly slide: Slide
  /** Ids of the tiles that the page was asked to show since `from`. */
  readonly requested: readonly string[]
}

/**
 * Moves between slides without waiting for the page or the network. Known neighbours are shown at once; other tiles are
 * loaded with `range`. Each move counts from the target of the move before it.
 */
export function useNavigation({
  slide: pageSlide,
  range,
  onMove,
}: Pick<LightboxProps, 'slide' | 'range' | 'onMove'>) {
  const [optimistic, setOptimistic] = useState<OptimisticSlide | null>(null)
  const hasArrived = optimistic?.slide.tile.id === pageSlide.tile.id
  // If not, something else moved: Back, or the page itself.
  const isFollowing =
    optimistic?.from === pageSlide.tile.id || optimistic?.requested.includes(pageSlide.tile.id)
  if (optimistic && (hasArrived || !isFollowing)) setOptimistic(null)
  const slide = optimistic && isFollowing && !hasArrived ? optimistic.slide : pageSlide
  /** Index of the tile to show, while the tile is unknown. */
  const pending = useRef<number | null>(null)

  const show = (index: number, tile: Tile) => {
    if (index === pending.current) pending.current = null
    if (tile.id === slide.tile.id) return
    const { from, requested } = optimistic ?? { from: pageSlide.tile.id, requested: [] }
    setOptimistic({ from, slide: slideAt(slide, index, tile), requested: [...requested, tile.id] })
    onMove?.(tile.id)
  }

  /** Shows a loaded tile if it is still the pending one. */
  const showLoaded = (index: number, tile?: Tile) => {
    if (pending.current !== index) return
    pending.current = null
    if (tile) show(index, tile)
  }

  const goTo = (index: number) => {
    const isRequested = pending.current === index
    pending.current = index
    const tile = knownTileAt(slide, index)
    if (tile) return show(index, tile)
    if (!range) {
      const nearer = stepTowards(slide, index)
      return nearer ? show(nearer.index, nearer.tile) : undefined
    }
    if (isRequested) return
    const found = range(index, index + 1)
    if (found instanceof Promise) {
      found.then(
        (tiles) => latest.current(index, tiles[0]),
        // Clears `pending`, so that the next move tries again.
        () => latest.current(index),
      )
    } else showLoaded(index, found[0])
  }

  const latest = useLatest(showLoaded)
  useEffect(() => {
    // The neighbours of a new slide can include the pending tile.
    if (pending.current !== null) goTo(pending.current)
  })

  return {
    slide,
    /** Whether a move waits for its tile. */
    isPending: () => pending.current !== null,
    goTo,
    step: (direction: Direction) =>
      goTo(wrapIndex((pending.current ?? slide.position - 1) + direction, slide.total)),
  }
}
