/** `#rrggbb`. */
export type Colour = string

type Channels = readonly [red: number, green: number, blue: number]

/** Minimum for body text in WCAG 2.2. */
export const MIN_TEXT_CONTRAST = 4.5

/** WCAG 2.2 contrast ratio: 1 for equal colours, 21 for black and white. */
export function contrastRatio(one: Colour, other: Colour): number {
  const [lighter = 1, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Mixes two colours channel by channel. @param share of `colour`; 0 gives `over` */
export function mixColours(colour: Colour, over: Colour, share: number): Colour {
  const [top, below] = [channelsOf(colour), channelsOf(over)]
  const mixed = top.map((value, i) => Math.round(value * share + (below[i] ?? 0) * (1 - share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The weakest mix of a colour and the paper that is readable on every background. @param minShare lower limit of the colour's share */
export function readableMix(
  colour: Colour,
  {
    paper,
    backgrounds,
    minShare,
  }: {
    readonly paper: Colour
    readonly backgrounds: readonly Colour[]
    readonly minShare: number
  },
): Colour {
  for (let share = minShare; share < 1; share += 0.02) {
    const mixed = mixColours(colour, paper, share)
    if (backgrounds.every((background) => contrastRatio(mixed, background) >= MIN_TEXT_CONTRAST))
      return mixed
  }
  return colour
}

function luminanceOf(colour: Colour): number {
  const [red, green, blue] = channelsOf(colour).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * (red ?? 0) + 0.7152 * (green ?? 0) + 0.0722 * (blue ?? 0)
}

const channelsOf = (colour: Colour): Channels => {
  const number = Number.parseInt(colour.slice(1), 16)
  return [(number >> 16) & 255, (number >> 8) & 255, number & 255]
}
