import { PATTERN_IDS, type PatternId } from '@tessera/gallery/layouts'
import { selectOptions } from '../../fields/select-options'

/** Number of tiles that repeat, and their sizes. */
const LABELS: Readonly<Record<PatternId, string>> = {
  '1': '1 · one tall tile',
  '3a': '3a · one wide tile above two small ones',
  '3b': '3b · one tall tile beside two small ones',
  '3c': '3c · one large tile and two tall ones',
  '4': '4 · one large tile, one wide and two small ones',
  '5': '5 · one large tile at the end, two wide and two small ones',
  '5b': '5b · one large tile at the end of four small ones',
  '6': '6 · one large tile, one wide and four small ones',
  '7': '7 · one large tile; wide, tall and small ones',
  '8': '8 · alternating wide, tall and small tiles',
  '9': '9 · two large tiles among wide, tall and small ones',
  '9r': '9r · rows of three, two and four',
  '12r': '12r · rows of three, four and five',
  '16r': '16r · rows of four and three',
}

/** Value of the field `pattern` if the field `customPattern` has the pattern. */
export const CUSTOM = 'custom'

export const patternOptions: { value: string; label: string }[] = [
  ...selectOptions(PATTERN_IDS, LABELS),
  { value: CUSTOM, label: 'Custom pattern' },
]
