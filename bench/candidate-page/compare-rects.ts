import Packery from 'packery'

/** Position and size of a tile relative to its grid, px. */
export type TileRect = readonly [x: number, y: number, width: number, height: number]

/**
 * The rectangles of our tiles, and those that Packery gives to boxes of the same sizes. Both are in document order.
 */
function compareRects(grid: HTMLElement): {
  ours: readonly TileRect[]
  packery: readonly TileRect[]
} {
  const tiles = [...grid.querySelectorAll<HTMLElement>(':scope > [data-tile]')]
  const ours = tiles.map((tile) => rectIn(grid, tile))
  const style = getComputedStyle(grid)
  const gap = Number.parseFloat(style.columnGap)
  const columns = Number.parseInt(style.getPropertyValue('--_tessera-wide'), 10)
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
  const packery = [...copy.children].map((box) => rectIn(copy, box))
  copy.remove()
  return { ours, packery }
}

function rectIn(grid: Element, tile: Element): TileRect {
  const outer = grid.getBoundingClientRect()
  const { left, top, width, height } = tile.getBoundingClientRect()
  return [left - outer.left, top - outer.top, width, height]
}

Object.assign(window, { compareRects })
