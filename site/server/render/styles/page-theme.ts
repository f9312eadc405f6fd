import { toReactStyle, toThemeProperties, type FontSet, type Theme } from '@tessera/content'
import type { CSSProperties } from 'react'

/** What a theme changes on every page. */
export interface PageTheme {
  /** Style attribute of `<html>`, because the Content-Security-Policy allows no `<style>`. */
  readonly style: CSSProperties
  readonly fonts: FontSet
}

export const toPageTheme = (theme: Theme): PageTheme => ({
  style: toReactStyle(toThemeProperties(theme)),
  fonts: theme.fonts,
})
