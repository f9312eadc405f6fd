import type { Pattern } from '../types'
import { parseBreakpoint } from './parse-floor-plan'

/** The pattern of a mosaic for which none is set. Galleries with it do not load the others. */
export const DEFAULT_PATTERN: Pattern & { readonly id: '4' } = {
  id: '4',
  label: 'Big, landscape, two small',
  breakpoints: {
    wide: parseBreakpoint('1122/1134', ['1111/1111', '1122/1122', '1122/1133']),
    medium: parseBreakpoint('122/334', ['111/111', '122', '112/113']),
    narrow: parseBreakpoint('11/11/22/34', ['11/11', '11/11/22', '11/11/23']),
  },
}
