import type { Theme, FontSet } from '@tessera/content'

const GEORGIA = 'Georgia, serif'
const SYSTEM = 'system-ui, sans-serif'
const serif = (name: string) => `'${name} Variable', ${GEORGIA}`
const sans = (name: string) => `'${name} Variable', ${SYSTEM}`
const HANKEN = sans('Hanken Grotesk')
const INSTRUMENT = sans('Instrument Sans')

const families = (display: string, reading: string, text: string) => ({
  '--tessera-font-display': display,
  '--tessera-font-reading': reading,
  '--tessera-font-text': text,
})

/** Font families under the names of their npm packages, which the admin loads instead of the site's subset files. */
const FONT_FAMILIES: Readonly<Record<FontSet, Readonly<Record<string, string>>>> = {
  editorial: families(serif('Newsreader'), serif('Newsreader'), INSTRUMENT),
  plain: families(INSTRUMENT, INSTRUMENT, INSTRUMENT),
  book: families(serif('Literata'), serif('Literata'), HANKEN),
  poster: families(sans('Bricolage Grotesque'), HANKEN, HANKEN),
  soft: families(serif('Fraunces'), HANKEN, HANKEN),
  system: families(SYSTEM, SYSTEM, SYSTEM),
}

/** Size of the sample title, relative to its text as on the site. */
const TITLE_SIZES = { small: '1.6em', normal: '2em', large: '2.5em' } as const satisfies Record<
  Theme['headingScale'],
  string
>

/** The site's custom properties for fonts, with values that work in the admin. */
export const fontProperties = ({
  fonts,
  headingScale,
}: Theme): Readonly<Record<string, string>> => ({
  ...FONT_FAMILIES[fonts],
  '--theme-preview-title': TITLE_SIZES[headingScale],
  // On the site, this weight is the default instance of the font file.
  '--theme-preview-weight': fonts === 'poster' ? '640' : '400',
})
