import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern1: Pattern = {
  id: '1',
  label: 'Column of big tiles',
  breakpoints: {
    wide: drawBreakpoint('1/1'),
    medium: drawBreakpoint('1/1'),
    narrow: drawBreakpoint('1/1'),
  },
}
