import { deal } from '../../core/deal'
import { LEVEL_MIN_WIDTH, LEVELS } from '../../core/levels'
import { tileBoxes, type Box } from '../../core/movement'
import { patternOf } from '../../core/patterns/pattern-of'
import type { Gallery, Tile } from '../../core/types'

/** Reads a grid's measures once; the answer tells where any tiles would lie in it. */
export function measureGrid(
  grid: HTMLElement,
  gallery: Gallery,
): (tiles: readonly Tile[]) => ReadonlyMap<string, Box> {
  const style = getComputedStyle(grid)
  const { width } = grid.getBoundingClientRect()
  const level = LEVELS.find((name) => width >= LEVEL_MIN_WIDTH[name]) ?? 'narrow'
  const { [level]: form } = patternOf(gallery).levels
  const gap = Number.parseFloat(style.columnGap)
  const measures = {
    columns: form.columns,
    columnWidth: (width - (form.columns - 1) * gap) / form.columns,
    rowHeight: Number.parseFloat(style.gridAutoRows),
    gap,
  }
  return (tiles) => {
    const boxes = tileBoxes(deal(form, tiles.length), measures)
    return new Map(
      tiles.flatMap(({ id }, index) => {
        const box = boxes[index]
        return box ? [[id, box] as const] : []
      }),
    )
  }
}
