import type { Theme } from './theme'

/** Window widths between which the text grows, rem: 360 and 1440 px. */
const MIN_WIDTH = 22.5
const MAX_WIDTH = 90
/** Size of body text (`--tessera-text-3`) at both widths, rem. */
const BODY = { from: 1.0625, to: 1.1875 } as const
/** Steps of the type scale above body text, up to the largest heading. */
const STEPS = [4, 5, 6, 7, 8] as const

/** Size of a step divided by the size of the step below, at both widths. */
const RATIOS = {
  small: { from: 1.14, to: 1.18 },
  normal: { from: 1.2, to: 1.28 },
  large: { from: 1.25, to: 1.38 },
} as const satisfies Record<Theme['headingScale'], { readonly from: number; readonly to: number }>

/** Custom properties of the heading sizes; none for `normal`, which the style sheets define. */
export function headingSizes(scale: Theme['headingScale']): Readonly<Record<string, string>> {
  if (scale === 'normal') return {}
  return Object.fromEntries(STEPS.map((step) => [`--tessera-text-${step}`, sizeOf(step, scale)]))
}

/** A length that grows with the window width. */
export function sizeOf(step: number, scale: Theme['headingScale']): string {
  const { from, to } = RATIOS[scale]
  const [min, max] = [BODY.from * from ** (step - 3), BODY.to * to ** (step - 3)]
  const slope = (max - min) / (MAX_WIDTH - MIN_WIDTH)
  return `clamp(${rem(min)}, ${rem(min - slope * MIN_WIDTH)} + ${(slope * 100).toFixed(2)}vw, ${rem(max)})`
}

const rem = (size: number) => `${Number(size.toFixed(3))}rem`
