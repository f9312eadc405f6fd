import type { Pattern } from '../types'
import { drawLevel } from './draw'

export const pattern3b: Pattern = {
  id: '3b',
  label: 'Two beside one tall',
  levels: {
    wide: drawLevel('12/32', ['11/11', '12/12']),
    medium: drawLevel('12/32', ['11/11', '12/12']),
    narrow: drawLevel('12/33/33', ['11/11', '11/22/22']),
  },
}
