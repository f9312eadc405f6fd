import { themeProperties, type Theme } from '@tessera/content'

/** What cards and icons are drawn in; `#rrggbb`. */
export interface DrawingColours {
  readonly paper: string
  readonly ink: string
  readonly muted: string
  readonly accent: string
  /** Tones of the text covers, from 0. */
  readonly textCovers: readonly string[]
}

/** The light tones of packages/gallery/src/styles/tokens.css, which no drawing program reads as they stand there. */
export const HOUSE_COLOURS: DrawingColours = {
  paper: '#fbfaf7',
  ink: '#1c1714',
  muted: '#605a54',
  accent: '#b23a23',
  textCovers: ['#f0ece4', '#efe5d7', '#e3ebdf', '#dde8f0', '#f3e0db', '#e2dfda'],
}

/** Those of the editor's look, or of the house. An image cannot follow its reader's system: light unless it is dark for all. */
export function drawingColours(theme: Theme | null): DrawingColours {
  if (!theme) return HOUSE_COLOURS
  const properties = themeProperties(theme)
  const colour = (name: string, house: string) => {
    const [light, dark] = properties[`--tessera-${name}`]?.match(/#[0-9a-f]{6}/g) ?? []
    return (theme.colorScheme === 'dark' ? dark : light) ?? house
  }
  const { paper, ink, muted, accent, textCovers } = HOUSE_COLOURS
  return {
    paper: colour('paper', paper),
    ink: colour('ink', ink),
    muted: colour('ink-muted', muted),
    accent: colour('accent', accent),
    textCovers: textCovers.map((textCover, tone) => colour(`textCover-${tone}`, textCover)),
  }
}
