import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern3b: Pattern = {
  id: '3b',
  label: 'Two beside one tall',
  breakpoints: {
    wide: drawBreakpoint('12/32', ['11/11', '12/12']),
    medium: drawBreakpoint('12/32', ['11/11', '12/12']),
    narrow: drawBreakpoint('12/33/33', ['11/11', '11/22/22']),
  },
}
