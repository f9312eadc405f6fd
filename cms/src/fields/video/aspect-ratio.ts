import type { SelectField } from 'payload'
import { selectOptions } from '../select-options'

const ASPECT_RATIOS = ['16:9', '4:3', '1:1', '9:16'] as const
type AspectRatio = (typeof ASPECT_RATIOS)[number]

const LABELS: Readonly<Record<AspectRatio, string>> = {
  '16:9': '16:9, landscape',
  '4:3': '4:3',
  '1:1': 'Square',
  '9:16': '9:16, portrait',
}

/** Width divided by height. */
const RATIOS: Readonly<Record<AspectRatio, number>> = {
  '16:9': 16 / 9,
  '4:3': 4 / 3,
  '1:1': 1,
  '9:16': 9 / 16,
}

/** Select for the aspect ratio of a frame. */
export const aspectRatioField = (description: string): SelectField => ({
  name: 'aspectRatio',
  type: 'select',
  required: true,
  defaultValue: '16:9',
  options: selectOptions(ASPECT_RATIOS, LABELS),
  admin: { isClearable: false, description },
})

/** Width divided by height, to 3 decimals; 16:9 by default. */
export function toRatio(aspectRatio: string | null | undefined): number {
  const known = ASPECT_RATIOS.find((option) => option === aspectRatio) ?? '16:9'
  return Math.round(RATIOS[known] * 1000) / 1000
}

/** The option that is nearest to a width divided by a height. */
export function nearestAspectRatio(ratio: number): AspectRatio {
  const distance = (option: AspectRatio) => Math.abs(Math.log(RATIOS[option] / ratio))
  const [nearest = '16:9'] = ASPECT_RATIOS.toSorted((a, b) => distance(a) - distance(b))
  return nearest
}
