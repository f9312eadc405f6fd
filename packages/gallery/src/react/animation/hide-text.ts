import { whenIdle } from '../../dom/when-idle'

/** Tiles whose text is shown at a time: about 4 ms of work. */
const TILES_AT_A_TIME = 6

/**
 * Tiles whose text is hidden. On hover the text is visible anyway, and where there is no hover it is never hidden
 * (hydrated.css). Style and layout of the text took half of the frame in which a filter is answered.
 */
const hidden = new Set<Element>()
let cancel = () => undefined as void

/**
 * Hides the text of tiles that move, or that the browser has to lay out again. A pressed key shows all texts at once: it
 * may move the focus to a tile's link.
 */
export function hideText(tile: Element): void {
  if (hidden.size === 0) document.addEventListener('keydown', showAll, true)
  hidden.add(tile)
  tile.toggleAttribute('data-moving', true)
}

/** Shows the text of all hidden tiles, a few at a time, when an animation is over, or when the page is idle without one. */
export function showTextAfter(animation: Animation | undefined): void {
  cancel()
  if (!animation) {
    cancel = whenIdle(showSome)
    return
  }
  animation.onfinish = showSome
  cancel = () => {
    animation.onfinish = null
  }
}

/** Hides the text of tiles in the frame that answers a filter. A change of page moves the focus to the link of a tile. */
export function hideTextUntilIdle(tiles: readonly Element[]): void {
  if (tiles.length === 0 || isPaging()) return
  tiles.forEach(hideText)
  showTextAfter(undefined)
}

/** Whether a link of the paging was used: the focus moves to the link of a tile, whose text must be visible. */
export const isPaging = (): boolean => document.activeElement?.closest('[data-paging]') != null

function show(count: number): void {
  cancel()
  for (const tile of [...hidden].slice(0, count)) {
    hidden.delete(tile)
    tile.toggleAttribute('data-moving', false)
  }
  if (hidden.size > 0) cancel = whenIdle(showSome)
  else document.removeEventListener('keydown', showAll, true)
}

const showSome = () => show(TILES_AT_A_TIME)
const showAll = () => show(Infinity)
