'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import {
  galleryInForm,
  fieldIdOf,
  galleryPrefixes,
  type GalleryInForm,
} from '../gallery-preview/gallery-in-form'
import { useEditedLanguage } from '../languages/useEditedLanguage'
import { usePreviews } from '../gallery-preview/usePreviews'
import { WarningList } from './WarningList'
import { galleryWarnings } from './gallery-warnings'
import { usePublishedGalleryIds } from './usePublishedGalleryIds'

interface GalleryBlock {
  readonly prefix: string
  /** Id of the block; it does not change when the block is moved. */
  readonly id: string
  readonly gallery: GalleryInForm
}

/** Sidebar panel with the warnings of all galleries of the page. */
export const PageWarnings: UIFieldClientComponent = () => {
  // Serialized, so that changes of other fields do not render this again.
  const blocks: readonly GalleryBlock[] = JSON.parse(
    useFormFields(([fields]) =>
      JSON.stringify(
        galleryPrefixes(fields).map((prefix) => ({
          prefix,
          id: String(fields[`${prefix}id`]?.value ?? prefix),
          gallery: galleryInForm(fields, prefix),
        })),
      ),
    ),
  )
  const { routes } = useConfig().config
  const language = useEditedLanguage()
  const publishedIds = usePublishedGalleryIds(routes.api)
  const previewState = usePreviews(
    routes.api,
    Object.fromEntries(blocks.map(({ id, gallery }) => [id, JSON.stringify(gallery.request)])),
  )
  if (!blocks.length) return null

  const galleries = blocks.map(({ prefix, id, gallery }) => ({
    id,
    name: gallery.title || gallery.galleryId || 'Untitled gallery',
    warnings: galleryWarnings(
      { gallery, state: previewState(id), publishedId: publishedIds.get(id) ?? null },
      { admin: routes.admin, fieldId: fieldIdOf(prefix), language },
    ),
  }))
  const count = galleries.reduce((sum, { warnings }) => sum + warnings.length, 0)
  const isLoaded = blocks.every(({ id }) => previewState(id).preview)
  return (
    <section className="field-type tessera-page-warnings" aria-label="Before publishing">
      <p className="field-label">
        {count > 0 ? countText(count) : isLoaded ? 'No problems in the galleries' : ''}
      </p>
      {galleries
        .filter(({ warnings }) => warnings.length > 0)
        .map(({ id, name, warnings }) => (
          <div key={id}>
            <p>{name}</p>
            <WarningList warnings={warnings} />
          </div>
        ))}
    </section>
  )
}

const countText = (count: number) => `${count} ${count === 1 ? 'problem' : 'problems'} for visitors`
