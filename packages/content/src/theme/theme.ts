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

/** How a site looks, where that is not the look it comes with. */
export const theme = z.object({
  /** `auto` follows the visitor's system. */
  scheme: z.enum(['auto', 'light', 'dark']),
  light: palette,
  dark: palette,
  /** Serif titles and text with sans labels; sans alone; or the faces of the visitor's system, which load nothing. */
  type: z.enum(['editorial', 'plain', 'system']),
  size: z.enum(['small', 'normal', 'large']),
  /** Of corners, px. */
  radius: z.number().int().min(0).max(24),
  density: z.enum(['dense', 'normal', 'airy']),
})

export type Palette = z.infer<typeof palette>
export type Theme = z.infer<typeof theme>
