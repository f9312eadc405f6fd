import { findFault, type Drawing } from '@tessera/gallery/patterns'
import { describeFault } from '../../../patterns/describe-fault'
import { inReadingOrder } from './tiles'

export interface Problem {
  readonly text: string
  /** Whether it prevents saving the pattern. */
  readonly isBlocking: boolean
}

/** Problems of a drawing; empty for a valid one. */
export function problemsOf(drawing: Drawing): readonly Problem[] {
  const fault = findFault(drawing)
  if (fault) return [{ text: describeFault(fault), isBlocking: true }]
  const { tiles } = drawing
  const firstUnsorted = inReadingOrder(tiles).findIndex((tile, index) => tile !== tiles[index])
  if (firstUnsorted === -1) return []
  return [
    {
      text: `The tiles are out of reading order from tile ${firstUnsorted + 1} on. Visitors see them row by row; choose “Renumber”.`,
      isBlocking: false,
    },
  ]
}
