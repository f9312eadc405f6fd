import type { Mark } from '@tessera/content'

/** Bits of a Lexical text node's `format`. */
export const MARKS: readonly (readonly [bit: number, mark: Mark])[] = [
  [1, 'bold'],
  [2, 'italic'],
  [4, 'strike'],
  [8, 'underline'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
]
