import { findFault, type Drawing } from '@tessera/gallery/patterns'
import { describeFault } from '../../patterns/describe-fault'
import { inReadingOrder } from './draw'

export interface Problem {
  readonly text: string
  /** Does it keep the pattern from being saved? */
  readonly isBlocking: boolean
}

/** What is wrong with a drawing as it stands, in words; empty for a good one. */
export function problemsOf(drawing: Drawing): readonly Problem[] {
  const fault = findFault(drawing)
  if (fault) return [{ text: describeFault(fault), isBlocking: true }]
  const { tiles } = drawing
  const stray = inReadingOrder(tiles).findIndex((tile, index) => tile !== tiles[index])
  if (stray === -1) return []
  return [
    {
      text: `The tiles are out of reading order from tile ${stray + 1} on. Visitors get them row by row; number them anew.`,
      isBlocking: false,
    },
  ]
}
