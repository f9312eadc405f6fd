import type { Theme } from './theme'

/** Widths of the window between which type grows, rem: 360 and 1440 px. */
const FROM = 22.5
const TO = 90
/** Body text at both, rem: `--tessera-text-3`. */
const BODY = { from: 1.0625, to: 1.1875 } as const
/** Ranks above body text, up to the largest title. */
const RANKS = [4, 5, 6, 7, 8] as const

/** Each rank's size divided by that of the rank below, on phones and on desks. */
const RATIOS = {
  small: { from: 1.14, to: 1.18 },
  normal: { from: 1.2, to: 1.28 },
  large: { from: 1.25, to: 1.38 },
} as const satisfies Record<Theme['headingScale'], { readonly from: number; readonly to: number }>

/** Sizes of titles as custom properties; none for the usual ones, which the style sheets hold. */
export function typeScale(scale: Theme['headingScale']): Readonly<Record<string, string>> {
  if (scale === 'normal') return {}
  return Object.fromEntries(RANKS.map((rank) => [`--tessera-text-${rank}`, sizeOf(rank, scale)]))
}

/** A length that grows with the window. */
export function sizeOf(rank: number, scale: Theme['headingScale']): string {
  const { from, to } = RATIOS[scale]
  const [least, most] = [BODY.from * from ** (rank - 3), BODY.to * to ** (rank - 3)]
  const slope = (most - least) / (TO - FROM)
  return `clamp(${rem(least)}, ${rem(least - slope * FROM)} + ${(slope * 100).toFixed(2)}vw, ${rem(most)})`
}

const rem = (size: number) => `${Number(size.toFixed(3))}rem`
