import type { Shapes } from '../../core/layouts/arrangement'
import { breakRows, ROW_RATIO, type JustifiedRow } from '../../core/layouts/justified'
import { byBreakpoint, type Places } from './placement'

/** Each tile carries its own ratio, and its row's: the ratio by which the width is divided, and how many gaps it has. */
export function justifiedPlaces(shapes: Shapes): Places {
  const rows = byBreakpoint((breakpoint) => rowsByTile(breakRows(shapes, ROW_RATIO[breakpoint])))
  return {
    gridStyle: undefined,
    placeAt: (index) => {
      const ratio = shapes.aspectRatio(index)
      const { wide, medium, narrow } = byBreakpoint((breakpoint) => rows[breakpoint][index])
      return {
        shape: byBreakpoint((breakpoint) => ({
          span: [1, 1],
          share: ratio / (rows[breakpoint][index]?.ratio ?? ratio),
          height: null,
        })),
        style: {
          '--shape': ratio,
          '--wide': wide?.ratio,
          '--medium': medium?.ratio,
          '--narrow': narrow?.ratio,
          '--wide-gaps': wide && gapsOf(wide),
          '--medium-gaps': medium && gapsOf(medium),
          '--narrow-gaps': narrow && gapsOf(narrow),
        },
      }
    },
  }
}

const rowsByTile = (rows: readonly JustifiedRow[]): readonly JustifiedRow[] =>
  rows.flatMap((row) => Array.from({ length: row.to - row.from }, () => row))

const gapsOf = ({ from, to }: JustifiedRow) => to - from - 1
