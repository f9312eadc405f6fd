import type { Gallery, Pattern } from '../types'
import { patterns } from './patterns'

/** The pattern of a gallery: built in, or drawn by its editor. */
export const resolvePattern = ({ pattern }: Pick<Gallery, 'pattern'>): Pattern =>
  typeof pattern === 'string' ? patterns[pattern] : pattern
