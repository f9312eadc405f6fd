import Packery from 'packery'

/** One tile's corner and size relative to its grid, px, rounded to tenths. */
export type Place = readonly [x: number, y: number, width: number, height: number]

/**
 * Where Packery puts boxes of the sizes that our grid shows now, beside where our grid has them. Boxes are handed over
 * in the order of the document.
 */
function comparePlaces(grid: HTMLElement): { ours: readonly Place[]; packery: readonly Place[] } {
  const tiles = [...grid.querySelectorAll<HTMLElement>(':scope > [data-tile]')]
  const ours = tiles.map((tile) => placeIn(grid, tile))
  const style = getComputedStyle(grid)
  const gap = Number.parseFloat(style.columnGap)
  const columns = Number.parseInt(style.getPropertyValue('--wide'), 10)
  const rowHeight = Number(document.documentElement.dataset['row'])
  const copy = document.createElement('div')
  copy.style.cssText = `position: relative; width: ${grid.clientWidth}px`
  for (const [, , width, height] of ours) {
    const box = document.createElement('div')
    box.style.cssText = `width: ${width}px; height: ${height}px`
    copy.append(box)
  }
  document.body.append(copy)
  new Packery(copy, {
    columnWidth: (grid.clientWidth - (columns - 1) * gap) / columns,
    rowHeight,
    gutter: gap,
    transitionDuration: 0,
  })
  const packery = [...copy.children].map((box) => placeIn(copy, box))
  copy.remove()
  return { ours, packery }
}

function placeIn(grid: Element, tile: Element): Place {
  const outer = grid.getBoundingClientRect()
  const { left, top, width, height } = tile.getBoundingClientRect()
  return [left - outer.left, top - outer.top, width, height]
}

Object.assign(window, { comparePlaces })
