import type { Pattern } from '@tessera/gallery'
import { parseBreakpoint } from '@tessera/gallery/layouts'
import { Live } from '../Live'
import { show } from '../show'
import { images, plain } from '../works'

/** Each digit is a cell of a tile, `/` starts a row. The remainders fill the last rows for 1, 2, 3 … tiles. */
const hearth: Pattern = {
  id: 'hearth',
  label: 'A big tile among small ones',
  breakpoints: {
    wide: parseBreakpoint('1223/4225/6789', [
      '1111',
      '1122',
      '1123',
      '1234',
      '1122/3345',
      '1123/4456',
      '1123/4567',
      '1234/5678',
    ]),
    medium: parseBreakpoint('112/113', ['111', '112']),
    narrow: parseBreakpoint('11/23', ['11', '12']),
  },
}

show(<Live gallery={{ ...plain, pattern: hearth }} tiles={images} />)
