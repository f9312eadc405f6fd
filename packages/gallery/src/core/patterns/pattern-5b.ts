import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern5b: Pattern = {
  id: '5b',
  label: 'Four small, one big',
  breakpoints: {
    wide: drawBreakpoint('1233/4533', ['1111/1111', '1122/1122', '1222/3222', '1233/4433']),
    medium: drawBreakpoint('122/322/455', ['111/111', '122/122', '122/322', '122/322/444']),
    narrow: drawBreakpoint('12/33/33/45', ['11/11', '11/22/22', '12/33/33', '12/33/33/44']),
  },
}
