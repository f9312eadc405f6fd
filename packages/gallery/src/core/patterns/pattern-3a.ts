import type { Pattern } from '../types'
import { drawBreakpoint } from './draw'

export const pattern3a: Pattern = {
  id: '3a',
  label: 'One tall, two beside it',
  breakpoints: {
    wide: drawBreakpoint('12/13', ['11/11', '12/12']),
    medium: drawBreakpoint('12/13', ['11/11', '12/12']),
    narrow: drawBreakpoint('11/11/23', ['11/11', '11/11/22']),
  },
}
