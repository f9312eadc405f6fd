import type { FontSet } from '@tessera/content'
import type { Assets, FontAssets, FontRole } from '../../../components/layout/head/assets'
import type { FONT_STYLE_SHEETS } from '../../../styles/style-sheets'

/** Names of a style sheet in styles/font-sets and of font files in styles/fonts. */
interface FontFiles {
  readonly styleSheet: (typeof FONT_STYLE_SHEETS)[number]
  readonly fonts: Readonly<Partial<Record<FontRole, string>>>
}

/** The fonts to preload. packages/content/src/theme has the font families of each set; null: system fonts. */
const FONT_FILES: Readonly<Record<FontSet, FontFiles | null>> = {
  editorial: {
    styleSheet: 'editorial',
    fonts: { display: 'newsreader-display', text: 'newsreader-text', sans: 'instrument-sans' },
  },
  plain: { styleSheet: 'editorial', fonts: { sans: 'instrument-sans' } },
  book: {
    styleSheet: 'book',
    fonts: { display: 'literata-display', text: 'literata-text', sans: 'hanken-grotesk' },
  },
  poster: {
    styleSheet: 'poster',
    fonts: { display: 'bricolage-grotesque', sans: 'hanken-grotesk' },
  },
  soft: { styleSheet: 'soft', fonts: { display: 'fraunces', sans: 'hanken-grotesk' } },
  system: null,
}

/** @param urlOf URL of a source file of the site */
export const fontAssets = (urlOf: (source: string) => string): Assets['fonts'] => ({
  english: forEachSet((files) =>
    toAssets(files, {
      styleSheet: (name) => urlOf(`styles/font-sets/${name}-english.css`),
      font: (name) => urlOf(`styles/fonts/${name}-english.woff2`),
    }),
  ),
  latin: forEachSet((files) =>
    toAssets(files, {
      styleSheet: (name) => urlOf(`styles/font-sets/${name}-latin.css`),
      font: (name) => urlOf(`styles/fonts/${name}-european.woff2`),
    }),
  ),
  // Little text of such a page uses these fonts, so it preloads none.
  other: forEachSet((files) => ({
    styleSheet: files && urlOf(`styles/font-sets/${files.styleSheet}.css`),
    preloads: {},
  })),
})

const forEachSet = (
  toSetAssets: (files: FontFiles | null) => FontAssets,
): Readonly<Record<FontSet, FontAssets>> => ({
  editorial: toSetAssets(FONT_FILES.editorial),
  plain: toSetAssets(FONT_FILES.plain),
  book: toSetAssets(FONT_FILES.book),
  poster: toSetAssets(FONT_FILES.poster),
  soft: toSetAssets(FONT_FILES.soft),
  system: toSetAssets(FONT_FILES.system),
})

function toAssets(
  files: FontFiles | null,
  urls: {
    readonly styleSheet: (name: FontFiles['styleSheet']) => string
    readonly font: (name: string) => string
  },
): FontAssets {
  if (files === null) return { styleSheet: null, preloads: {} }
  const { display, text, sans } = files.fonts
  return {
    styleSheet: urls.styleSheet(files.styleSheet),
    preloads: {
      ...(display && { display: urls.font(display) }),
      ...(text && { text: urls.font(text) }),
      ...(sans && { sans: urls.font(sans) }),
    },
  }
}
