import { toThemeProperties, type Theme } from '@tessera/content'

/** Colours of generated images, `#rrggbb`. */
export interface ImageColours {
  readonly paper: string
  readonly ink: string
  readonly muted: string
  readonly accent: string
  /** Background colours of text covers, by tone. */
  readonly textCovers: readonly string[]
}

/** The light colours of packages/gallery/src/styles/tokens.css, converted from OKLCH. */
export const DEFAULT_COLOURS: ImageColours = {
  paper: '#fbfaf7',
  ink: '#1c1714',
  muted: '#605a54',
  accent: '#b23a23',
  textCovers: ['#f0ece4', '#efe5d7', '#e3ebdf', '#dde8f0', '#f3e0db', '#e2dfda'],
}

/** The theme's colours: the dark ones for themes that are always dark, because an image cannot follow `color-scheme`. */
export function imageColours(theme: Theme | null): ImageColours {
  if (!theme) return DEFAULT_COLOURS
  const properties = toThemeProperties(theme)
  const colour = (token: string, fallback: string) => {
    const [light, dark] = properties[`--tessera-${token}`]?.match(/#[0-9a-f]{6}/g) ?? []
    return (theme.colorScheme === 'dark' ? dark : light) ?? fallback
  }
  const { paper, ink, muted, accent, textCovers } = DEFAULT_COLOURS
  return {
    paper: colour('paper', paper),
    ink: colour('ink', ink),
    muted: colour('ink-muted', muted),
    accent: colour('accent', accent),
    textCovers: textCovers.map((fallback, tone) => colour(`text-cover-${tone}`, fallback)),
  }
}
