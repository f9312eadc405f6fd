import type { TypeSetting } from '@tessera/content'
import type { Assets, TypeAssets } from './chrome'

const font = (name: string) => `styles/fonts/${name}.woff2`
const EDITORIAL = 'styles/faces/editorial.css'
const HANKEN = font('hanken-grotesk')

/** The sources of every type setting; packages/content/src/theme says how they are used. */
const TYPE_FILES: Readonly<Record<TypeSetting, TypeAssets>> = {
  editorial: {
    styles: EDITORIAL,
    fonts: {
      display: font('newsreader-display'),
      text: font('newsreader-text'),
      sans: font('instrument-sans'),
    },
  },
  plain: { styles: EDITORIAL, fonts: { sans: font('instrument-sans') } },
  book: {
    styles: 'styles/faces/book.css',
    fonts: {
      display: font('literata-display'),
      text: font('literata-text'),
      sans: HANKEN,
    },
  },
  poster: {
    styles: 'styles/faces/poster.css',
    fonts: { display: font('bricolage-grotesque'), sans: HANKEN },
  },
  soft: {
    styles: 'styles/faces/soft.css',
    fonts: { display: font('fraunces'), sans: HANKEN },
  },
  system: { styles: null, fonts: {} },
}

/** @param at where a source is served */
export const typeAssets = (at: (source: string) => string): Assets['types'] => ({
  editorial: served(TYPE_FILES.editorial, at),
  plain: served(TYPE_FILES.plain, at),
  book: served(TYPE_FILES.book, at),
  poster: served(TYPE_FILES.poster, at),
  soft: served(TYPE_FILES.soft, at),
  system: served(TYPE_FILES.system, at),
})

const served = (
  { styles, fonts: { display, text, sans } }: TypeAssets,
  at: (source: string) => string,
): TypeAssets => ({
  styles: styles && at(styles),
  fonts: {
    ...(display && { display: at(display) }),
    ...(text && { text: at(text) }),
    ...(sans && { sans: at(sans) }),
  },
})
