import { PRESETS, theme, type PublishedDocument } from '@tessera/content'
import { publishedDocument } from './published-document'
import type { ThemeRow } from './rows'

/** Null for the look that the site comes with. */
export function toTheme({ preset, ...own }: ThemeRow): PublishedDocument | null {
  if (preset === null || preset === 'house') return null
  const body = preset === 'own' ? theme.parse(own) : PRESETS[preset]
  return publishedDocument({ kind: 'theme', key: 'theme', body })
}
