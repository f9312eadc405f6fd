/**
 * Focuses the neighbour of a thumbnail and returns its index.
 * @returns null if the key moves nothing
 */
export function moveFocus(grid: HTMLElement, key: string, index: number): number | null {
  const controls = [...grid.querySelectorAll<HTMLElement>('[role="checkbox"], [data-pick]')]
  const tops = controls.map((control) => control.getBoundingClientRect().top)
  const next = nextIndex(tops, { key, index, isRtl: getComputedStyle(grid).direction === 'rtl' })
  if (next === null) return null
  controls[next]?.focus()
  return next
}

interface Move {
  readonly key: string
  readonly index: number
  readonly isRtl: boolean
}

/** @param tops upper edges of the thumbnails, px; those of a row are equal */
export function nextIndex(tops: readonly number[], { key, index, isRtl }: Move): number | null {
  const last = tops.length - 1
  const columns = tops.filter((top) => top === tops[0]).length || 1
  const step: Readonly<Record<string, number>> = {
    ArrowLeft: isRtl ? 1 : -1,
    ArrowRight: isRtl ? -1 : 1,
    ArrowUp: -columns,
    ArrowDown: columns,
    Home: -index,
    End: last - index,
  }
  const distance = step[key]
  if (distance === undefined) return null
  const next = index + distance
  return next < 0 || next > last ? index : next
}
