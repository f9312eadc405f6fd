import type { Shapes } from '../../core/layouts/arrangement'
import { breakRows, ROW_RATIO, type JustifiedRow } from '../../core/layouts/justified'
import { byLevel, type Places } from './places'

/** Each tile carries its own ratio, and its row's: the ratio by which the width is divided, and how many gaps it has. */
export function justifiedPlaces(shapes: Shapes): Places {
  const rows = byLevel((level) => rowsByTile(breakRows(shapes, ROW_RATIO[level])))
  return {
    gridStyle: undefined,
    placeAt: (index) => {
      const ratio = shapes.aspectRatio(index)
      const { wide, medium, narrow } = byLevel((level) => rows[level][index])
      return {
        shape: byLevel((level) => ({
          span: [1, 1],
          share: ratio / (rows[level][index]?.ratio ?? ratio),
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
