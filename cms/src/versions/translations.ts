/** Texts of Payload's admin about versions. Restoring always makes a draft. */
export const versionTranslations = {
  restoreThisVersion: 'Restore as draft',
  confirmVersionRestoration: 'Restore as draft',
  aboutToRestore:
    'The {{label}} of {{versionDate}} becomes the current draft. What is published stays until you publish the draft. The present draft stays in the list of versions.',
}
