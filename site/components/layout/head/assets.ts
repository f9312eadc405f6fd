import type { FontSet } from '@tessera/content'
import type { PAGE_STYLE_SHEETS } from '../../../styles/style-sheets'

export type StyleSheetName = (typeof PAGE_STYLE_SHEETS)[number]

/** URLs of the files that the build wrote. */
export interface Assets {
  readonly styleSheets: Readonly<Record<StyleSheetName, string>>
  readonly printStyleSheet: string
  /** For pages with an open slide. */
  readonly lightboxStyleSheets: readonly string[]
  readonly scripts: readonly string[]
  /** The script that reports errors of owner scripts. */
  readonly ownerScripts: string
  readonly fonts: Readonly<Record<FontSubset, Readonly<Record<FontSet, FontAssets>>>>
}

/** Which files of a font set a page needs, by the script that its language is written with. */
export type FontSubset = 'english' | 'latin' | 'other'

/** What a font is used for. Names are those of the custom properties. */
export type FontRole = 'display' | 'text' | 'sans'

export interface FontAssets {
  /** Null for system fonts. */
  readonly styleSheet: string | null
  /** Font files to preload. */
  readonly preloads: Readonly<Partial<Record<FontRole, string>>>
}
