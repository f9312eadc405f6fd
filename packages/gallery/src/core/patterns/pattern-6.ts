import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern6: Pattern = {
  id: '6',
  label: 'Big first, small ones after',
  breakpoints: {
    wide: drawBreakpoint('11233/11456', [
      '11111/11111',
      '11222/11222',
      '11233/11233',
      '11233/11433',
      '11233/11455',
    ]),
    medium: drawBreakpoint('112/113/456', [
      '111/111',
      '112/112',
      '112/113',
      '112/113/444',
      '112/113/455',
    ]),
    narrow: drawBreakpoint('11/11/23/44/56', [
      '11/11',
      '11/11/22',
      '11/11/23',
      '11/11/23/44',
      '11/11/23/45',
    ]),
  },
}
