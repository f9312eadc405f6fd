import type { CollectionConfig, GlobalConfig } from 'payload'

const CONTROLS = '/admin/saving/SavingControls#SavingControls'

/** Shows in each form of the collection whether everything is stored. */
export const addSavingControls = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  admin: {
    ...collection.admin,
    components: {
      ...collection.admin?.components,
      edit: {
        ...collection.admin?.components?.edit,
        beforeDocumentControls: [
          ...(collection.admin?.components?.edit?.beforeDocumentControls ?? []),
          CONTROLS,
        ],
      },
    },
  },
})

/** Shows in the form of the global whether everything is stored. */
export const addSavingControlsToGlobal = (global: GlobalConfig): GlobalConfig => ({
  ...global,
  admin: {
    ...global.admin,
    components: {
      ...global.admin?.components,
      elements: {
        ...global.admin?.components?.elements,
        beforeDocumentControls: [
          ...(global.admin?.components?.elements?.beforeDocumentControls ?? []),
          CONTROLS,
        ],
      },
    },
  },
})
