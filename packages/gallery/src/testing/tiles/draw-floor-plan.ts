import { listCells, placeTiles } from '../../core/css-grid/place-tiles'
import type { Span } from '../../core/types'

/** Placed tiles as a floor plan, the first tile being 1: `'1122/1134'`. Free cells are dots. */
export function drawFloorPlan(spans: readonly Span[], columns: number): string {
  const plan: string[][] = []
  listCells(placeTiles(spans, columns)).forEach(({ column, row }, index) => {
    const [width, rows] = spans[index] ?? [1, 1]
    for (let y = row; y < row + rows; y++) {
      while (plan.length <= y) plan.push(Array.from({ length: columns }, () => '.'))
      plan[y]?.fill(tileCharacter(index), column, column + Math.min(width, columns))
    }
  })
  return plan.map((row) => row.join('')).join('/')
}

const CHARACTERS = '123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const tileCharacter = (index: number) => CHARACTERS[index % CHARACTERS.length] ?? '?'
