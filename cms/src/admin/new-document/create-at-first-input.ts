import type { CollectionConfig } from 'payload'

const VIEW = '/admin/new-document/DraftEditView#DraftEditView'

/** Creates drafts of the collection at the first input. */
export const createAtFirstInput = (collection: CollectionConfig): CollectionConfig => {
  const { versions } = collection
  const drafts = typeof versions === 'object' ? versions.drafts : undefined
  if (typeof drafts !== 'object' || !drafts.autosave) return collection
  const views = collection.admin?.components?.views
  return {
    ...collection,
    admin: {
      ...collection.admin,
      components: {
        ...collection.admin?.components,
        views: {
          ...views,
          edit: Object.assign({}, views?.edit, { default: { Component: VIEW } }),
        },
      },
    },
  }
}
