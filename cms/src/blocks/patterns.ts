import { patternId } from '@tessera/content'

type PatternId = (typeof patternId.options)[number]

/** What an editor reads for each pattern: how many tiles repeat, and what they look like. */
const LABELS: Readonly<Record<PatternId, string>> = {
  '1': '1 · one upright tile, repeated',
  '3a': '3a · one wide tile over two small ones',
  '3b': '3b · an upright tile beside two small ones',
  '3c': '3c · a large tile and two upright ones',
  '4': '4 · a large tile, a wide one and two small ones',
  '5': '5 · a large tile at the end, two wide ones and two small ones',
  '5b': '5b · a large tile at the end of four small ones',
  '6': '6 · a large tile, a wide one and four small ones',
  '7': '7 · a large tile, wide, upright and small ones',
  '8': '8 · wide, upright and small tiles in turn',
  '9': '9 · two large tiles among wide, upright and small ones',
  '9r': '9r · rows of three, two and four',
  '12r': '12r · rows of three, four and five',
  '16r': '16r · rows of four and three in turn',
}

/** Stands for a pattern of the editors' own, which the gallery names beside it. */
export const CUSTOM = 'custom'

export const patternOptions: { value: string; label: string }[] = [
  ...patternId.options.map((value) => ({ value, label: LABELS[value] })),
  { value: CUSTOM, label: 'Custom pattern' },
]
