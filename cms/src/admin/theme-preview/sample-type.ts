import type { Theme, FontSet } from '@tessera/content'

const GEORGIA = 'Georgia, serif'
const SYSTEM = 'system-ui, sans-serif'
const serif = (name: string) => `'${name} Variable', ${GEORGIA}`
const sans = (name: string) => `'${name} Variable', ${SYSTEM}`
const HANKEN = sans('Hanken Grotesk')
const INSTRUMENT = sans('Instrument Sans')

const faces = (display: string, reading: string, text: string) => ({
  '--tessera-font-display': display,
  '--tessera-font-reading': reading,
  '--tessera-font-text': text,
})

/** The faces of the site by the names that their packages give them: the admin loads those, not the site's cut ones. */
const FONT_FAMILIES: Readonly<Record<FontSet, Readonly<Record<string, string>>>> = {
  editorial: faces(serif('Newsreader'), serif('Newsreader'), INSTRUMENT),
  plain: faces(INSTRUMENT, INSTRUMENT, INSTRUMENT),
  book: faces(serif('Literata'), serif('Literata'), HANKEN),
  poster: faces(sans('Bricolage Grotesque'), HANKEN, HANKEN),
  soft: faces(serif('Fraunces'), HANKEN, HANKEN),
  system: faces(SYSTEM, SYSTEM, SYSTEM),
}

/** Of the sample's title, as the site's titles are of their text. */
const TITLE_SIZES = { small: '1.6em', normal: '2em', large: '2.5em' } as const satisfies Record<
  Theme['headingScale'],
  string
>

/** The site's custom properties for type, as the admin can show them. */
export const sampleType = ({ fonts, headingScale }: Theme): Readonly<Record<string, string>> => ({
  ...FONT_FAMILIES[fonts],
  '--theme-preview-title': TITLE_SIZES[headingScale],
  // The site's own is that heavy without saying so.
  '--theme-preview-weight': fonts === 'poster' ? '640' : '400',
})
