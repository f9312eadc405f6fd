import { PRESETS, theme, type PublishedDocument } from '@tessera/content'
import type { ThemeRow } from '../row-schemas/theme-row'
import { createDocument } from './create-document'

/** Null for the default theme. */
export function toTheme({ preset, ...custom }: ThemeRow): PublishedDocument | null {
  if (preset === null || preset === 'classic') return null
  const body = preset === 'custom' ? theme.parse(custom) : PRESETS[preset]
  return createDocument({ kind: 'theme', key: 'theme', body })
}
