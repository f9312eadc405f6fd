import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern4: Pattern = {
  id: '4',
  label: 'Big, landscape, two small',
  breakpoints: {
    wide: drawBreakpoint('1122/1134', ['1111/1111', '1122/1122', '1122/1133']),
    medium: drawBreakpoint('112/113/444', ['111/111', '112/112', '112/113']),
    narrow: drawBreakpoint('11/11/22/34', ['11/11', '11/11/22', '11/11/23']),
  },
}
