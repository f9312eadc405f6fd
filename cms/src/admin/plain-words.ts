import { versionTranslations } from '../versions/translations'

/** Texts of Payload's admin in the words of editors. */
export const plainWords = {
  authentication: { forceUnlock: 'Let in again' },
  general: {
    allLocales: 'All languages',
    fallbackToDefaultLocale: 'Show the first language where a text is missing',
    locale: 'Language',
    locales: 'Languages',
    localesNotSaved_one: 'This language could not be saved:',
    localesNotSaved_other: 'These languages could not be saved:',
  },
  localization: {
    cannotCopySameLocale: 'Choose another language',
    copyToLocale: 'Copy to another language',
    localeToPublish: 'Language to publish',
    selectedLocales: 'Selected languages',
    selectLocaleToCopy: 'Select the language to copy',
    selectLocaleToDuplicate: 'Select the languages to duplicate',
  },
  version: {
    ...versionTranslations,
    publishAllLocales: 'Publish all languages',
    selectLocales: 'Select the languages to show',
    showLocales: 'Show languages:',
    versionID: 'Version',
  },
}
