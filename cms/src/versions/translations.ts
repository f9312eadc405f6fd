/** Texts of Payload's admin about versions. Restoring always makes a draft where there are drafts. */
export const versionTranslations = {
  restoreThisVersion: 'Restore this version',
  confirmVersionRestoration: 'Restore this version',
  aboutToRestore:
    'The {{label}} becomes what it was on {{versionDate}}. Of articles and pages that is a draft: what is published stays until you publish it. Everything else changes on the site at once. The present state stays in the list of versions.',
  aboutToRestoreGlobal:
    '{{label}} becomes what it was on {{versionDate}}, on the site too. The present state stays in the list of versions.',
}
