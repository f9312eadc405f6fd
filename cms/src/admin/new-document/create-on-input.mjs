// @ts-check

/**
 * Turbopack loader for the view of a document. Payload 3.90 creates a draft as soon as "Create new" is opened, so that it
 * can be autosaved; here, the form creates it at the first input (`DraftEditView`).
 * @param {string} source
 */
export default function createOnInput(source) {
  const condition = 'shouldAutosave && !validateDraftData && !idFromArgs && collectionSlug'
  if (source.split(condition).length === 2) return source.replace(condition, 'false')
  throw new Error(
    'Payload\'s view of a document does not create drafts where it did. Without the change, "Create new" leaves empty ' +
      `drafts. Compare the new version of @payloadcms/next with ${import.meta.filename}, and adapt it.`,
  )
}
