import type { Pattern } from '../types'
import { drawBreakpoint, drawRows } from './draw'

export const pattern9r: Pattern = {
  id: '9r',
  label: 'Rows of three, two and four',
  breakpoints: {
    wide: drawRows(12, '3 2b 4', ['1b', '2b', '3b', '2 2b', '3 2b', '4 2b', '3 2b 2', '3 2b 3']),
    medium: drawRows(12, '3 2b 4', [
      '1b',
      '2b',
      '1b 2',
      '2 2b',
      '3 2b',
      '4 2b',
      '3 2b 2',
      '3 2b 3',
    ]),
    narrow: drawBreakpoint('11/23/44/44/55/55/67/89', [
      '11/11',
      '11/22/22',
      '11/11/23',
      '11/23/44/44',
      '11/23/44/44/55/55',
      '11/23/44/44/55/55/66',
      '11/23/44/44/55/55/67',
      '11/23/44/44/55/55/67/88',
    ]),
  },
}
