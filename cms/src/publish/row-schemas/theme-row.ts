import { z } from 'zod'
import { number, text } from './fields'

const paletteRow = z.object({ paper: text, ink: text, accent: text }).nullish()
/** `toTheme` validates a custom theme as a whole. */
export const themeRow = z.object({
  preset: z
    .enum(['classic', 'gallery', 'night', 'garden', 'custom'])
    .nullish()
    .transform((value) => value ?? null),
  colorScheme: text,
  light: paletteRow,
  dark: paletteRow,
  fonts: text,
  textSize: text,
  headingScale: text,
  radius: number,
  density: text,
})
export type ThemeRow = z.infer<typeof themeRow>
