import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern5: Pattern = {
  id: '5',
  label: 'Big at the end, landscapes around',
  breakpoints: {
    wide: drawBreakpoint('11233/45533', [
      '11111/11111',
      '11222/11222',
      '11222/33222',
      '11233/11433',
    ]),
    medium: drawBreakpoint('112/334/335', ['111/111', '112/112', '112/113', '112/334/334']),
    narrow: drawBreakpoint('11/23/44/44/55', ['11/11', '11/22/22', '11/11/23', '11/23/44/44']),
  },
}
