import type { Pattern } from '../types'
import { drawLevel } from './draw'

export const pattern3a: Pattern = {
  id: '3a',
  label: 'One tall, two beside it',
  levels: {
    wide: drawLevel('12/13', ['11/11', '12/12']),
    medium: drawLevel('12/13', ['11/11', '12/12']),
    narrow: drawLevel('11/11/23', ['11/11', '11/11/22']),
  },
}
