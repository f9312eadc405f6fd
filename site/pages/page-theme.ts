import { themeProperties, type Theme } from '@tessera/content'
import type { CSSProperties } from 'react'
import type { FontFace } from './chrome'

/** What an editor's look changes on every page. */
export interface PageTheme {
  /** Of `<html>`: the Content-Security-Policy allows no style element. */
  readonly style: CSSProperties
  /** The faces that are set in it. */
  readonly faces: ReadonlySet<FontFace>
}

export const toPageTheme = (theme: Theme): PageTheme => ({
  style: Object.fromEntries(
    Object.entries(themeProperties(theme)).map(([name, value]) => [reactName(name), value]),
  ),
  faces: FACES[theme.type],
})

/** React writes custom properties as they are; others go by their names in script. */
const reactName = (name: string) =>
  name.startsWith('--') ? name : name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())

const FACES: Readonly<Record<Theme['type'], ReadonlySet<FontFace>>> = {
  editorial: new Set(['display', 'text', 'sans']),
  plain: new Set(['sans']),
  book: new Set(['display', 'text', 'sans']),
  poster: new Set(['display', 'sans']),
  soft: new Set(['display', 'sans']),
  system: new Set(),
}
