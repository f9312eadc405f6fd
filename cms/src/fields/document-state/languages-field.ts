import type { Languages } from '@tessera/content'
import type { UIField } from 'payload'

const COMPONENTS = '/admin/languages'

/** Shows the languages of a document in the sidebar of its form and in a column of the list. */
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

/** List cell that falls back to another language when the edited one has no text. */
export const translatedCell = `${COMPONENTS}/TranslatedCell#TranslatedCell`

/** Name of the languages column, on sites with several languages. */
export const languagesColumn = (languages: Languages): readonly string[] =>
  languages.length > 1 ? ['languages'] : []
