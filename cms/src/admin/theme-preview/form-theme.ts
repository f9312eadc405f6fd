import { PRESETS, theme, type Theme } from '@tessera/content'

/** What a form's fields hold, by their paths. */
type Values = Readonly<Record<string, unknown>>

/** The look that a form describes; null for the house's own, undefined for one that is not complete or readable yet. */
export function formTheme(values: Values): Theme | null | undefined {
  const { preset } = values
  if (preset === 'custom') {
    const palette = (name: string) => ({
      paper: values[`${name}.paper`],
      ink: values[`${name}.ink`],
      accent: values[`${name}.accent`],
    })
    return theme.safeParse({ ...values, light: palette('light'), dark: palette('dark') }).data
  }
  return preset === 'gallery' || preset === 'night' || preset === 'garden' ? PRESETS[preset] : null
}
