import { useEffect, useRef, useState } from 'react'
import type { Direction } from '../../core/lightbox'
import { knownTile, loopPlace, slideAt, stepTowards } from '../../core/lightbox-walk'
import type { Slide, Tile } from '../../core/types'
import { useLatest } from '../hooks/useLatest'
import type { LightboxProps } from './props'

/** Shown before the page has answered: it moved on from `from`, and was asked for all of `asked` since. */
interface Ahead {
  readonly from: string
  readonly slide: Slide
  readonly asked: readonly string[]
}

/**
 * Walks among the slides as fast as the visitor presses, whatever the page and the network do: what the neighbours
 * tell is shown at once, what nobody knows yet is asked for, and every press counts from the last.
 */
export function useNavigation({
  slide: given,
  range,
  onMove,
}: Pick<LightboxProps, 'slide' | 'range' | 'onMove'>) {
  const [ahead, setAhead] = useState<Ahead | null>(null)
  const isThere = ahead?.slide.tile.id === given.tile.id
  // Otherwise somebody else has moved: Back, or the page itself.
  const isOnTheWay = ahead?.from === given.tile.id || ahead?.asked.includes(given.tile.id)
  if (ahead && (isThere || !isOnTheWay)) setAhead(null)
  const slide = ahead && isOnTheWay && !isThere ? ahead.slide : given
  /** The place the visitor has pressed for, while its tile is not known; 0 is the first. */
  const wanted = useRef<number | null>(null)

  const show = (place: number, tile: Tile) => {
    if (place === wanted.current) wanted.current = null
    if (tile.id === slide.tile.id) return
    const before = ahead ?? { from: given.tile.id, asked: [] }
    setAhead({ ...before, slide: slideAt(slide, place, tile), asked: [...before.asked, tile.id] })
    onMove?.(tile.id)
  }

  /** What was asked for is here, if it is still wanted. */
  const arrive = (place: number, tile?: Tile) => {
    if (wanted.current !== place) return
    wanted.current = null
    if (tile) show(place, tile)
  }

  const goTo = (place: number) => {
    const isAsked = wanted.current === place
    wanted.current = place
    const tile = knownTile(slide, place)
    if (tile) return show(place, tile)
    if (!range) {
      const nearer = stepTowards(slide, place)
      return nearer ? show(nearer.place, nearer.tile) : undefined
    }
    if (isAsked) return
    const found = range(place, place + 1)
    if (found instanceof Promise) {
      // Nobody answers: the next press asks again.
      found.then(
        (tiles) => latest.current(place, tiles[0]),
        () => latest.current(place),
      )
    } else arrive(place, found[0])
  }

  const latest = useLatest(arrive)
  useEffect(() => {
    // New neighbours may know what was wanted.
    if (wanted.current !== null) goTo(wanted.current)
  })

  return {
    slide,
    goTo,
    step: (direction: Direction) =>
      goTo(loopPlace((wanted.current ?? slide.position - 1) + direction, slide.total)),
  }
}
