import { useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from 'react'
import type { ArrangedTiles } from './useArrangement'

interface TileKeys {
  /** Id of the tile that Tab reaches; its actions are shown. */
  readonly current: string | null
  setCurrent(id: string): void
  /** What screen readers announce. */
  readonly message: string
  onKeyDown(event: KeyboardEvent): void
}

/**
 * Arrow keys go from tile to tile. Space picks a tile up, the arrow keys then move it, Space drops it, and Escape puts it
 * back.
 */
export function useTileKeys(
  arranged: ArrangedTiles,
  grid: RefObject<HTMLElement | null>,
  { count, isRtl }: Pick<Position, 'count' | 'isRtl'>,
): TileKeys {
  const { shown, move, indexOf } = arranged
  const [selected, setCurrent] = useState<string | null>(null)
  const [message, setMessage] = useState('')
  const isFocusPending = useRef(false)
  const current = shown.some(({ id }) => id === selected) ? selected : (shown[0]?.id ?? null)
  const index = current === null ? -1 : indexOf(current)

  // A tile loses the focus when React moves its element.
  useLayoutEffect(() => {
    if (!isFocusPending.current) return
    isFocusPending.current = false
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || current === null) return
    const title = shown[index]?.title ?? ''
    const isMoving = move?.id === current
    const position = `Position ${index + 1} of ${shown.length}.`
    if (event.key === ' ' || event.key === 'Enter') {
      if (isMoving) arranged.drop(null)
      else arranged.moveTo(current, index)
      setMessage(
        isMoving
          ? `${title} dropped. ${position}`
          : `${title} picked up. ${position} Arrow keys move it, Space drops it, Escape puts it back.`,
      )
    } else if (event.key === 'Escape' && isMoving) {
      arranged.cancelMove()
      setMessage(`${title} put back.`)
    } else {
      const next = nextIndex(event.key, { index: isMoving ? move.to : index, count, isRtl })
      if (next === null) return
      const other = shown[next]
      if (isMoving) {
        arranged.moveTo(current, next)
        setMessage(`Position ${next + 1} of ${shown.length}.`)
      } else if (other) setCurrent(other.id)
    }
    isFocusPending.current = true
    event.preventDefault()
    event.stopPropagation()
  }
  return { current, setCurrent, message, onKeyDown }
}

interface Position {
  readonly index: number
  readonly count: number
  readonly isRtl: boolean
}

/** The index that a key leads to; null for keys that do nothing. Tiles of a mosaic have no rows, so up is one back. */
export function nextIndex(key: string, { index, count, isRtl }: Position): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowLeft: isRtl ? 1 : -1,
    ArrowRight: isRtl ? -1 : 1,
    ArrowUp: -1,
    ArrowDown: 1,
    Home: -index,
    End: count - 1 - index,
  }
  const step = steps[key]
  return step === undefined ? null : Math.min(count - 1, Math.max(0, index + step))
}
