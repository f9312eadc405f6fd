/** `#rrggbb`. */
export type Colour = string

type Channels = readonly [red: number, green: number, blue: number]

/** What WCAG 2.2 asks of body text. */
export const READABLE = 4.5

/** WCAG 2.2's contrast of two colours: 1 for the same, 21 for black and white. */
export function contrastOf(one: Colour, other: Colour): number {
  const [lighter = 1, darker = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

/** `share` of a colour over another, channel by channel; 0 is the other alone. */
export function mixColours(colour: Colour, over: Colour, share: number): Colour {
  const [top, below] = [channelsOf(colour), channelsOf(over)]
  const mixed = top.map((value, i) => Math.round(value * share + (below[i] ?? 0) * (1 - share)))
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

/** The least of a colour over paper that can still be read on every ground, and no less than `least`. */
export function readableMix(
  colour: Colour,
  {
    paper,
    grounds,
    least,
  }: { readonly paper: Colour; readonly grounds: readonly Colour[]; readonly least: number },
): Colour {
  for (let share = least; share < 1; share += 0.02) {
    const mixed = mixColours(colour, paper, share)
    if (grounds.every((ground) => contrastOf(mixed, ground) >= READABLE)) return mixed
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
