import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern7: Pattern = {
  id: '7',
  label: 'Big, landscape, portrait',
  breakpoints: {
    wide: drawBreakpoint('1122/1134/5674', [
      '1111/1111',
      '1122/1122',
      '1122/1133',
      '1122/1134',
      '1123/1145',
      '1122/1134/5564',
    ]),
    medium: drawBreakpoint('112/113/455/467', [
      '111/111',
      '112/112',
      '112/113',
      '112/113/444',
      '112/113/455/455',
      '112/113/455/466',
    ]),
    narrow: drawBreakpoint('11/11/22/34/54/67', [
      '11/11',
      '11/11/22',
      '11/11/23',
      '11/11/22/34',
      '11/11/22/34/54',
      '11/11/22/34/54/66',
    ]),
  },
}
