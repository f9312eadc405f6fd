import type { Languages } from '@tessera/content'
import type { UIField } from 'payload'

const COMPONENTS = '/admin/languages'

/** Which languages a document is in: beside its form, and as a column of the list. */
export const languagesField = (languages: Languages): UIField => ({
  name: 'languages',
  label: 'Languages',
  type: 'ui',
  admin: {
    position: 'sidebar',
    disableListColumn: languages.length === 1,
    components: {
      Field: `${COMPONENTS}/LanguagesField#LanguagesField`,
      Cell: `${COMPONENTS}/LanguagesCell#LanguagesCell`,
    },
  },
})

/** For the word that a list names its documents by: another language's where this one has none. */
export const originalCell = `${COMPONENTS}/OriginalCell#OriginalCell`

/** The column of languages, where there are several. */
export const languagesColumn = (languages: Languages): readonly string[] =>
  languages.length > 1 ? ['languages'] : []
