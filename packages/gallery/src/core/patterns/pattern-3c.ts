import type { Pattern } from '../types'
import { drawLevel } from './draw'

export const pattern3c: Pattern = {
  id: '3c',
  label: 'One big, two portraits',
  levels: {
    wide: drawLevel('1123/1123', ['1111/1111', '1122/1122']),
    medium: drawLevel('112/113', ['111/111', '112/112']),
    narrow: drawLevel('11/11/23/23', ['11/11', '11/11/22']),
  },
}
