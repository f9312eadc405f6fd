import { PRESETS, theme, type Theme } from '@tessera/content'

/** Path → value of the fields of a form. */
type Values = Readonly<Record<string, unknown>>

/** Reads the theme of a form. Null for the classic theme; undefined while a custom theme is incomplete or has too little contrast. */
export function themeInForm(values: Values): Theme | null | undefined {
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
