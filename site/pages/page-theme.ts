import { themeProperties, type Theme, type TypeSetting } from '@tessera/content'
import type { CSSProperties } from 'react'

/** What an editor's look changes on every page. */
export interface PageTheme {
  /** Of `<html>`: the Content-Security-Policy allows no style element. */
  readonly style: CSSProperties
  readonly type: TypeSetting
}

export const toPageTheme = (theme: Theme): PageTheme => ({
  style: Object.fromEntries(
    Object.entries(themeProperties(theme)).map(([name, value]) => [reactName(name), value]),
  ),
  type: theme.type,
})

/** React writes custom properties as they are; others go by their names in script. */
const reactName = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
