import { mixColours, readableMix } from './contrast'
import { headingSizes } from './heading-sizes'
import type { FontSet, Palette, Theme } from './theme'

/** CSS properties of `<html>`, by their CSS names: `color-scheme`, `font-size` and the custom properties of the theme. */
export function toThemeProperties(theme: Theme): Readonly<Record<string, string>> {
  const [light, dark] = [coloursOf(theme.light), coloursOf(theme.dark)]
  return {
    'color-scheme': theme.colorScheme === 'auto' ? 'light dark' : theme.colorScheme,
    'font-size': SIZES[theme.textSize],
    ...Object.fromEntries(
      Object.entries(light).map(([name, colour]) => [
        `--tessera-${name}`,
        `light-dark(${colour}, ${dark[name] ?? colour})`,
      ]),
    ),
    ...FONTS[theme.fonts],
    ...headingSizes(theme.headingScale),
    '--tessera-radius': `${theme.radius}px`,
    ...DENSITIES[theme.density],
  }
}

function coloursOf({ paper, ink, accent }: Palette): Readonly<Record<string, string>> {
  const tint = (colour: string, share: number) => mixColours(colour, paper, share)
  const textCovers = [
    tint(ink, 0.05),
    tint(accent, 0.06),
    tint(ink, 0.08),
    tint(accent, 0.1),
    tint(mixColours(accent, ink, 0.5), 0.08),
    tint(ink, 0.1),
  ]
  return {
    paper,
    'paper-raised': tint(ink, 0.03),
    ink,
    'ink-muted': readableMix(ink, {
      paper,
      backgrounds: [paper, ...textCovers],
      minShare: 0.66,
    }),
    'ink-faint': tint(ink, 0.45),
    hairline: tint(ink, 0.16),
    accent,
    ...Object.fromEntries(textCovers.map((textCover, tone) => [`text-cover-${tone}`, textCover])),
  }
}

/** Shares of the visitor's own font size; all lengths are in rem. */
const SIZES = { small: '93.75%', normal: '100%', large: '112.5%' } as const satisfies Record<
  Theme['textSize'],
  string
>

const SYSTEM = "system-ui, 'Segoe UI', sans-serif"
/**
 * Latin Extended is a family of its own, because browsers combine the files of one family only where their weights are
 * equal. The fallback has the metrics of the font, so the layout does not shift when the font loads.
 */
const family = (name: string) => `'${name}', '${name} Latin Ext', '${name} Fallback'`
const sans = (name: string) => `${family(name)}, ${SYSTEM}`
const serif = (name: string) => `${family(name)}, Georgia, serif`

const fontProperties = (display: string, reading: string, text: string) => ({
  '--tessera-font-display': display,
  '--tessera-font-reading': reading,
  '--tessera-font-text': text,
})
const HANKEN = sans('Hanken Grotesk')
const INSTRUMENT = sans('Instrument Sans')
/** The font files are in `site/styles/font-sets`. */
const FONTS: Record<FontSet, Readonly<Record<string, string>>> = {
  editorial: {},
  plain: fontProperties(INSTRUMENT, INSTRUMENT, INSTRUMENT),
  book: fontProperties(serif('Literata Display'), serif('Literata Text'), HANKEN),
  poster: fontProperties(sans('Bricolage Grotesque'), HANKEN, HANKEN),
  soft: fontProperties(serif('Fraunces'), HANKEN, HANKEN),
  system: fontProperties(SYSTEM, SYSTEM, SYSTEM),
}

const DENSITIES: Record<Theme['density'], Readonly<Record<string, string>>> = {
  compact: {
    '--tessera-gap': '4px',
    '--tessera-block-gap': 'clamp(2.5rem, 2rem + 2vw, 4rem)',
  },
  normal: {},
  spacious: {
    '--tessera-gap': '20px',
    '--tessera-block-gap': 'clamp(4.5rem, 3rem + 6vw, 10rem)',
  },
}
