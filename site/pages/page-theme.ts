import { reactStyle, themeProperties, type Theme, type FontSet } from '@tessera/content'
import type { CSSProperties } from 'react'

/** What an editor's look changes on every page. */
export interface PageTheme {
  /** Of `<html>`: the Content-Security-Policy allows no style element. */
  readonly style: CSSProperties
  readonly type: FontSet
}

export const toPageTheme = (theme: Theme): PageTheme => ({
  style: reactStyle(themeProperties(theme)),
  type: theme.fonts,
})
