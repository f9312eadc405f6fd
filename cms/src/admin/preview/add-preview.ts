import type { CollectionConfig } from 'payload'
import type { Settings } from '../../settings'
import { PREVIEW_COLLECTIONS } from '../../preview/preview-token'

const BUTTON = '/admin/preview/PreviewButton#PreviewButton'
const PANEL = '/admin/preview/PreviewPanel#PreviewPanel'

/** If the site forwards the admin, it shows previews too, at the same origin. */
export const hasPreviews = ({ adminOrigins }: Settings): boolean => adminOrigins.length === 1

/** Shows the drafts of these collections beside their forms. */
export const addPreview =
  (settings: Settings) =>
  (collection: CollectionConfig): CollectionConfig => {
    const isShown = PREVIEW_COLLECTIONS.some((slug) => slug === collection.slug)
    if (!isShown || !hasPreviews(settings)) return collection
    const { components, ...admin } = collection.admin ?? {}
    return {
      ...collection,
      admin: {
        ...admin,
        // Payload opens and closes the panel; `PreviewPanel` finds the address itself.
        livePreview: { url: '/preview/' },
        components: {
          ...components,
          edit: {
            ...components?.edit,
            beforeDocumentControls: [...(components?.edit?.beforeDocumentControls ?? []), BUTTON],
          },
          views: {
            ...components?.views,
            edit: Object.assign({}, components?.views?.edit, { livePreview: { Component: PANEL } }),
          },
        },
      },
    }
  }
