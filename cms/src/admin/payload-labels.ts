import { versionTranslations } from '../versions/translations'

/** Labels and messages that replace those of Payload's admin. */
export const payloadLabels = {
  authentication: {
    beginCreateFirstUser: 'Create your account. It is the first one, and may change everything.',
    confirmPassword: 'The password again',
    forceUnlock: 'Let in again',
    newPassword: 'New password',
  },
  general: {
    allLocales: 'All languages',
    fallbackToDefaultLocale: 'Show the first language where a text is missing',
    locale: 'Language',
    locales: 'Languages',
    noLabel: '–',
    noResultsDescription: 'There is nothing yet, or nothing matches the search and the filters.',
    noResultsFound: 'Nothing found',
    submitting: 'Saving …',
    updatedAt: 'Changed',
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
  upload: {
    selectCollectionToBrowse: 'Choose from',
  },
  version: {
    ...versionTranslations,
    publishChanges: 'Publish',
    publishAllLocales: 'Publish all languages',
    selectLocales: 'Select the languages to show',
    showLocales: 'Show languages:',
    versionID: 'Version',
  },
}
