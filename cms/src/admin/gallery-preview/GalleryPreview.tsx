'use client'

import { useConfig, useFieldPath, useFormFields } from '@payloadcms/ui'
import { mirrorPattern, resolvePattern, type Gallery } from '@tessera/gallery/layouts'
import type { UIFieldClientComponent } from 'payload'
import { useEditedLanguage } from '../languages/useEditedLanguage'
import { galleryInForm, fieldIdOf, type GalleryInForm } from './gallery-in-form'
import { WorkPicker } from '../arrange/work-picker/WorkPicker'
import { FilterCounts } from './FilterCounts'
import { OpenGallery } from './OpenGallery'
import type { GalleryPreview as Preview } from './preview'
import { PreviewTiles } from './tiles/PreviewTiles'
import { usePreviews } from './usePreviews'
import { WarningList } from '../warnings/WarningList'
import { galleryWarnings } from '../warnings/gallery-warnings'
import './gallery-preview.css'

/** Live preview of a gallery block at all breakpoints, with its warnings. */
export const GalleryPreview: UIFieldClientComponent = ({ path }) => {
  // The path in the props is stale after the block was moved.
  const prefix = (useFieldPath() ?? path).replace(/[^.]*$/, '')
  // Serialized, so that changes of other fields do not render this again.
  const gallery: GalleryInForm = JSON.parse(
    useFormFields(([fields]) => JSON.stringify(galleryInForm(fields, prefix))),
  )
  const { routes } = useConfig().config
  const state = usePreviews(routes.api, { [KEY]: JSON.stringify(gallery.request) })(KEY)
  const { status, preview } = state
  const warnings = galleryWarnings(
    { gallery, state, publishedId: null },
    { admin: routes.admin, fieldId: fieldIdOf(prefix), language: useEditedLanguage() },
  )
  return (
    <div
      className="field-type tessera-preview"
      role="group"
      aria-label={`Preview of the gallery ${gallery.title}`.trim()}
    >
      <p className="field-label tessera-preview__label">
        Preview <OpenGallery galleryId={gallery.galleryId} />
      </p>
      {/* Announced when they appear, each by itself. */}
      <div role="status" aria-atomic="false">
        {warnings.length > 0 && <WarningList warnings={warnings} />}
      </div>
      {preview && preview.tiles.length > 0 && (
        <PreviewTiles
          gallery={{ ...gallery, ...gallery.sizes, pattern: patternOf(gallery, preview) }}
          preview={preview}
          prefix={prefix}
        />
      )}
      {preview && <FilterCounts groups={preview.groups} />}
      <WorkPicker prefix={prefix} />
      {status === 'failed' && (
        <p className="field-description">
          The preview could not be updated. It tries again after the next change.
        </p>
      )}
      {!preview && status !== 'failed' && (
        <p className="field-description">The preview is loading.</p>
      )}
    </div>
  )
}

/** Key of the only request of this component. */
const KEY = 'gallery'

/** Pattern 4 until a custom pattern is selected. */
function patternOf(
  { pattern: builtIn, mirrorRepeats }: GalleryInForm,
  preview: Preview,
): Gallery['pattern'] {
  const pattern = builtIn ?? preview.pattern ?? '4'
  return mirrorRepeats ? mirrorPattern(resolvePattern({ pattern })) : pattern
}
