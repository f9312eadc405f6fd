import type { Gallery, Pattern } from '../types'
import { patterns } from './patterns'

/** The pattern a gallery's tiles are dealt to: one of ours, or the one its editor drew. */
export const patternOf = ({ pattern }: Pick<Gallery, 'pattern'>): Pattern =>
  typeof pattern === 'string' ? patterns[pattern] : pattern
