import type { Pattern } from '../types'
import { drawLevel } from './draw'

export const pattern1: Pattern = {
  id: '1',
  label: 'Column of big tiles',
  levels: {
    wide: drawLevel('1/1'),
    medium: drawLevel('1/1'),
    narrow: drawLevel('1/1'),
  },
}
