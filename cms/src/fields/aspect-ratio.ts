import type { SelectField } from 'payload'

/** Width divided by height. */
const RATIOS = { '16:9': 16 / 9, '4:3': 4 / 3, '1:1': 1, '9:16': 9 / 16 } as const

const LABELS: Readonly<Record<keyof typeof RATIOS, string>> = {
  '16:9': '16:9, wide',
  '4:3': '4:3',
  '1:1': 'Square',
  '9:16': '9:16, upright',
}

export const aspectRatioField = (description: string): SelectField => ({
  name: 'aspectRatio',
  type: 'select',
  required: true,
  defaultValue: '16:9',
  options: Object.entries(LABELS).map(([value, label]) => ({ value, label })),
  admin: { isClearable: false, description },
})

/** What was never chosen is 16:9. */
export function ratioOf(aspectRatio: string | null | undefined): number {
  const known = Object.entries(RATIOS).find(([name]) => name === aspectRatio)
  return Math.round((known?.[1] ?? RATIOS['16:9']) * 1000) / 1000
}

/** The shape that comes nearest to a frame of this width divided by its height. */
export function nearestAspectRatio(ratio: number): string {
  const distance = (known: number) => Math.abs(Math.log(known / ratio))
  const [[nearest] = ['16:9']] = Object.entries(RATIOS).sort(
    ([, one], [, other]) => distance(one) - distance(other),
  )
  return nearest
}
