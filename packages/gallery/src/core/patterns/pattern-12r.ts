import type { Pattern } from '../types'
import { drawBreakpoint, drawRows } from './draw'

export const pattern12r: Pattern = {
  id: '12r',
  label: 'Rows of four, five and three',
  breakpoints: {
    wide: drawRows(60, '4 5 3b', [
      '1b',
      '2b',
      '3b',
      '2 2b',
      '3 2b',
      '4 2b',
      '4 3b',
      '5 3b',
      '4 2b 3',
      '4 3b 3',
      '4 4 3b',
    ]),
    medium: drawRows(12, '3 4 2b 3', [
      '1b',
      '2b',
      '1b 2',
      '2 2b',
      '3 2b',
      '4 2b',
      '3 2b 2',
      '3 3 2b',
      '3 4 2b',
      '4 4 2b',
      '3 4 2b 2',
    ]),
    narrow: drawBreakpoint('12/34/55/55/67/89/AA/AA/BC', [
      '11/11',
      '11/22/22',
      '12/33/33',
      '12/33/33/44',
      '12/34/55/55',
      '12/34/55/55/66',
      '12/34/55/55/67',
      '12/34/55/55/67/88',
      '12/34/55/55/67/89',
      '12/34/55/55/67/89/AA/AA',
      '12/34/55/55/67/89/AA/AA/BB',
    ]),
  },
}
