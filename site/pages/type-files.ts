import type { FontSet } from '@tessera/content'
import type { Assets, FontFace, TypeAssets } from './chrome'

/** Names of a style sheet in styles/faces and of fonts in styles/fonts. */
interface Type {
  readonly sheet: 'editorial' | 'book' | 'poster' | 'soft'
  readonly fonts: Readonly<Partial<Record<FontFace, string>>>
}

/** packages/content/src/theme says how they are used. */
const TYPES: Readonly<Record<FontSet, Type | null>> = {
  editorial: {
    sheet: 'editorial',
    fonts: { display: 'newsreader-display', text: 'newsreader-text', sans: 'instrument-sans' },
  },
  plain: { sheet: 'editorial', fonts: { sans: 'instrument-sans' } },
  book: {
    sheet: 'book',
    fonts: { display: 'literata-display', text: 'literata-text', sans: 'hanken-grotesk' },
  },
  poster: {
    sheet: 'poster',
    fonts: { display: 'bricolage-grotesque', sans: 'hanken-grotesk' },
  },
  soft: { sheet: 'soft', fonts: { display: 'fraunces', sans: 'hanken-grotesk' } },
  system: null,
}

/** @param at where a source is served */
export const typeAssets = (at: (source: string) => string): Assets['types'] => ({
  english: ofEach((type) =>
    served(type, {
      sheet: (name) => at(`styles/faces/${name}-english.css`),
      font: (name) => at(`styles/fonts/${name}-english.woff2`),
    }),
  ),
  latin: ofEach((type) =>
    served(type, {
      sheet: (name) => at(`styles/faces/${name}.css`),
      font: (name) => at(`styles/fonts/${name}.woff2`),
    }),
  ),
  // Few words of such a page are set in these faces: they come when they are met.
  other: ofEach((type) => ({
    styles: type && at(`styles/faces/${type.sheet}.css`),
    fonts: {},
  })),
})

const ofEach = (
  of: (type: Type | null) => TypeAssets,
): Readonly<Record<FontSet, TypeAssets>> => ({
  editorial: of(TYPES.editorial),
  plain: of(TYPES.plain),
  book: of(TYPES.book),
  poster: of(TYPES.poster),
  soft: of(TYPES.soft),
  system: of(TYPES.system),
})

function served(
  type: Type | null,
  at: {
    readonly sheet: (name: Type['sheet']) => string
    readonly font: (name: string) => string
  },
): TypeAssets {
  if (type === null) return { styles: null, fonts: {} }
  const { display, text, sans } = type.fonts
  return {
    styles: at.sheet(type.sheet),
    fonts: {
      ...(display && { display: at.font(display) }),
      ...(text && { text: at.font(text) }),
      ...(sans && { sans: at.font(sans) }),
    },
  }
}
