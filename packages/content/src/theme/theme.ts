import { z } from 'zod'
import { contrastRatio, MIN_TEXT_CONTRAST } from './contrast'

export const hexColour = z.string().regex(/^#[0-9a-f]{6}$/)

/** Above WCAG's minimum, so that text is also readable on tints of the paper. */
export const MIN_INK_CONTRAST = 7

/** The three colours of a page: background, text and accent. */
export const palette = z
  .object({ paper: hexColour, ink: hexColour, accent: hexColour })
  .refine(({ paper, ink }) => contrastRatio(ink, paper) >= MIN_INK_CONTRAST, {
    error: 'The ink cannot be read on the paper.',
    path: ['ink'],
  })
  .refine(({ paper, accent }) => contrastRatio(accent, paper) >= MIN_TEXT_CONTRAST, {
    error: 'The accent cannot be read on the paper.',
    path: ['accent'],
  })

/**
 * The fonts of a page. The site serves them itself; `system` uses the visitor's fonts and loads none.
 *
 * - `editorial`: Newsreader for titles and text, Instrument Sans for labels; the default
 * - `plain`: Instrument Sans alone
 * - `book`: Literata for titles and text, Hanken Grotesk for labels
 * - `poster`: Bricolage Grotesque for titles, Hanken Grotesk for text and labels
 * - `soft`: Fraunces for titles, Hanken Grotesk for text and labels
 */
export const fontSet = z.enum(['editorial', 'plain', 'book', 'poster', 'soft', 'system'])

/** Appearance of the site, where it differs from the default. */
export const theme = z.object({
  /** `auto` follows the visitor's system setting. */
  colorScheme: z.enum(['auto', 'light', 'dark']),
  light: palette,
  dark: palette,
  fonts: fontSet,
  textSize: z.enum(['small', 'normal', 'large']),
  /** Ratio between the sizes of two heading levels. */
  headingScale: z.enum(['small', 'normal', 'large']),
  /** Corner radius, px. */
  radius: z.number().int().min(0).max(24),
  density: z.enum(['compact', 'normal', 'spacious']),
})

export type FontSet = z.infer<typeof fontSet>
export type Palette = z.infer<typeof palette>
export type Theme = z.infer<typeof theme>
