import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern3c: Pattern = {
  id: '3c',
  label: 'One big, two portraits',
  breakpoints: {
    wide: drawBreakpoint('1123/1123', ['1111/1111', '1122/1122']),
    medium: drawBreakpoint('112/113', ['111/111', '112/112']),
    narrow: drawBreakpoint('11/11/23/23', ['11/11', '11/11/22']),
  },
}
