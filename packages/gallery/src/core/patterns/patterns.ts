import { pattern1 } from './pattern-1'
import { pattern3a } from './pattern-3a'
import { pattern3b } from './pattern-3b'
import { pattern3c } from './pattern-3c'
import { pattern4 } from './pattern-4'
import { pattern5 } from './pattern-5'
import { pattern5b } from './pattern-5b'
import { pattern6 } from './pattern-6'
import { pattern7 } from './pattern-7'
import { pattern8 } from './pattern-8'
import { pattern9 } from './pattern-9'
import { pattern9r } from './pattern-9r'
import { pattern12r } from './pattern-12r'
import { pattern16r } from './pattern-16r'
import type { Pattern, PatternId } from '../types'

/** The fourteen patterns ("grid types"). Ids, sizes and order of the wide breakpoint are those of Minitek Wall. */
export const patterns: Readonly<Record<PatternId, Pattern>> = {
  '1': pattern1,
  '3a': pattern3a,
  '3b': pattern3b,
  '3c': pattern3c,
  '4': pattern4,
  '5': pattern5,
  '5b': pattern5b,
  '6': pattern6,
  '7': pattern7,
  '8': pattern8,
  '9': pattern9,
  '9r': pattern9r,
  '12r': pattern12r,
  '16r': pattern16r,
}
