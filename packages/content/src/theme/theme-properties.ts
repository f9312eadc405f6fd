import { mixColours, readableMix } from './contrast'
import type { Palette, Theme, FontSet } from './theme'
import { typeScale } from './type-scale'

/**
 * A theme as the style sheets read it: custom properties and the two properties of `<html>` that hold for everything,
 * by their CSS names.
 */
export function themeProperties(theme: Theme): Readonly<Record<string, string>> {
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
    ...FACES[theme.fonts],
    ...typeScale(theme.headingScale),
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
    'ink-muted': readableMix(ink, { paper, grounds: [paper, ...textCovers], least: 0.66 }),
    'ink-faint': tint(ink, 0.45),
    hairline: tint(ink, 0.16),
    accent,
    ...Object.fromEntries(textCovers.map((textCover, tone) => [`textCover-${tone}`, textCover])),
  }
}

/** Of the visitor's own size, on which every length depends. */
const SIZES = { small: '93.75%', normal: '100%', large: '112.5%' } as const satisfies Record<
  Theme['textSize'],
  string
>

const SYSTEM = "system-ui, 'Segoe UI', sans-serif"
/**
 * With a family of further letters, since browsers take faces of one family together only where they are equally bold;
 * and a stand-in of the same widths, so that nothing moves when the face arrives.
 */
const family = (name: string) => `'${name}', '${name} Latin Ext', '${name} Fallback'`
const sans = (name: string) => `${family(name)}, ${SYSTEM}`
const serif = (name: string) => `${family(name)}, Georgia, serif`

const faces = (display: string, reading: string, text: string) => ({
  '--tessera-font-display': display,
  '--tessera-font-reading': reading,
  '--tessera-font-text': text,
})
const HANKEN = sans('Hanken Grotesk')
const INSTRUMENT = sans('Instrument Sans')
/** The site's style sheets bring them: `site/styles/faces`. */
const FACES: Record<FontSet, Readonly<Record<string, string>>> = {
  editorial: {},
  plain: faces(INSTRUMENT, INSTRUMENT, INSTRUMENT),
  book: faces(serif('Literata Display'), serif('Literata Text'), HANKEN),
  poster: faces(sans('Bricolage Grotesque'), HANKEN, HANKEN),
  soft: faces(serif('Fraunces'), HANKEN, HANKEN),
  system: faces(SYSTEM, SYSTEM, SYSTEM),
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
