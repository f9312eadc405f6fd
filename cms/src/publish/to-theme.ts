import { PRESETS, theme, type PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import type { ThemeRow } from './rows'

/** Null for the look that the site comes with. */
export function toTheme({ preset, ...custom }: ThemeRow): PublishedDocument | null {
  if (preset === null || preset === 'classic') return null
  const body = preset === 'custom' ? theme.parse(custom) : PRESETS[preset]
  return publishedDocument({ kind: 'theme', key: 'theme', body })
}
