import { z } from 'zod'
import { contrastOf, READABLE } from './contrast'

export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/)

/** Ink on paper reads for hours: more than WCAG's least, so that tints of the paper stay readable too. */
export const LEAST_INK_CONTRAST = 7

/** Three colours make a page: paper, ink and one accent. */
export const palette = z
  .object({ paper: hexColour, ink: hexColour, accent: hexColour })
  .refine(({ paper, ink }) => contrastOf(ink, paper) >= LEAST_INK_CONTRAST, {
    error: 'The ink cannot be read on the paper.',
    path: ['ink'],
  })
  .refine(({ paper, accent }) => contrastOf(accent, paper) >= READABLE, {
    error: 'The accent cannot be read on the paper.',
    path: ['accent'],
  })

/**
 * The faces of a page, which the site brings itself; `system` is the visitor's own, which load nothing.
 *
 * - `editorial`: Newsreader for titles and text, Instrument Sans for labels; the house's own
 * - `plain`: Instrument Sans alone
 * - `book`: Literata for titles and text, Hanken Grotesk for labels
 * - `poster`: Bricolage Grotesque for titles, Hanken Grotesk for text and labels
 * - `soft`: Fraunces for titles, Hanken Grotesk for text and labels
 */
export const fontSet = z.enum(['editorial', 'plain', 'book', 'poster', 'soft', 'system'])

/** How a site looks, where that is not the look it comes with. */
export const theme = z.object({
  /** `auto` follows the visitor's system. */
  colorScheme: z.enum(['auto', 'light', 'dark']),
  light: palette,
  dark: palette,
  fonts: fontSet,
  textSize: z.enum(['small', 'normal', 'large']),
  /** How much larger each rank of titles is than the one below; rows published before there was a choice have none. */
  headingScale: z.enum(['small', 'normal', 'large']),
  /** Of corners, px. */
  radius: z.number().int().min(0).max(24),
  density: z.enum(['compact', 'normal', 'spacious']),
})

export type FontSet = z.infer<typeof fontSet>
export type Palette = z.infer<typeof palette>
export type Theme = z.infer<typeof theme>
