import type { CollectionConfig, GlobalConfig } from 'payload'
import { hasDraftsEnabled } from 'payload/shared'
import { onlyEditors } from '../access/roles'
import { keepNewerDraft } from './keep-newer-draft'
import { restoreEndpoint, restoreGlobalEndpoint } from './restore-endpoint'
import { savedByField, setSavedBy } from './saved-by'
import { splitAutosaves } from './split-autosaves'
import { thinVersions, thinVersionsOfGlobal } from './thin-versions'

/** Versions of what has no drafts: each save makes one. `thinVersions` removes them by their age. */
export const versionsOfSaves = () => ({ drafts: false, maxPerDoc: 0 })

const VIEWS = {
  edit: { versions: { Component: '/admin/versions/VersionsPage#VersionsPage' } },
} as const

/** Names in each version who saved it, removes versions by their age, and restores them as editors expect. */
export const keepVersions = (collection: CollectionConfig): CollectionConfig => {
  if (!collection.versions) return collection
  const { admin, endpoints, hooks } = collection
  return {
    ...collection,
    fields: [...collection.fields, savedByField()],
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...admin?.components?.views, ...VIEWS } },
    },
    endpoints: [...(endpoints || []), restoreEndpoint],
    hooks: {
      ...hooks,
      beforeOperation: [
        ...(hooks?.beforeOperation ?? []),
        ...(hasDraftsEnabled(collection) ? [splitAutosaves] : []),
      ],
      beforeChange: [setSavedBy, ...(hooks?.beforeChange ?? [])],
      afterChange: [
        ...(hooks?.afterChange ?? []),
        ...(hasDraftsEnabled(collection) ? [keepNewerDraft] : []),
        thinVersions,
      ],
    },
  }
}

/** As `keepVersions`; every settings page that visitors see has versions. */
export const keepVersionsOfGlobal = (global: GlobalConfig): GlobalConfig => {
  const { admin, endpoints, hooks } = global
  return {
    ...global,
    versions: { drafts: false, max: 0 },
    access: { ...global.access, readVersions: onlyEditors },
    fields: [...global.fields, savedByField()],
    admin: {
      ...admin,
      components: { ...admin?.components, views: { ...admin?.components?.views, ...VIEWS } },
    },
    endpoints: [...(endpoints || []), restoreGlobalEndpoint],
    hooks: {
      ...hooks,
      beforeChange: [setSavedBy, ...(hooks?.beforeChange ?? [])],
      afterChange: [...(hooks?.afterChange ?? []), thinVersionsOfGlobal],
    },
  }
}
