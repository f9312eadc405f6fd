'use client'

import { useConfig, useFieldPath, useFormFields, useLocale } from '@payloadcms/ui'
import {
  BREAKPOINTS,
  fitTiles,
  resolvePattern,
  wholeRepeats,
  type Gallery,
} from '@tessera/gallery/layouts'
import type { UIFieldClientComponent } from 'payload'
import { useEditedLanguage } from '../languages/useEditedLanguage'
import { galleryInForm, fieldIdOf, type GalleryInForm } from './gallery-in-form'
import { MAX_PREVIEW_TILES, type GalleryPreview as Preview } from './preview'
import { PreviewBreakpoint } from './PreviewBreakpoint'
import { usePreviews, type PreviewState } from './usePreviews'
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
      <p className="field-label">Preview</p>
      {/* Announced when they appear. */}
      <div role="status">{warnings.length > 0 && <WarningList warnings={warnings} />}</div>
      {preview && preview.tiles.length > 0 && <Breakpoints gallery={gallery} preview={preview} />}
      <p className="field-description">{statusText({ status, preview, gallery })}</p>
    </div>
  )
}

/** Key of the only request of this component. */
const KEY = 'gallery'

interface BreakpointsProps {
  readonly gallery: GalleryInForm
  readonly preview: Preview
}

function Breakpoints({ gallery, preview }: BreakpointsProps) {
  const shown = { ...gallery, pattern: patternOf(gallery, preview) }
  const tiles = fitTiles(shown, preview.tiles.slice(0, tilesOnPage(gallery, preview)))
  const { rtl } = useLocale()
  return (
    <div className="tessera-preview__breakpoints" dir={rtl ? 'rtl' : undefined}>
      {BREAKPOINTS.map((breakpoint) => (
        <PreviewBreakpoint key={breakpoint} breakpoint={breakpoint} gallery={shown} tiles={tiles} />
      ))}
    </div>
  )
}

/** As on the site: a page of a mosaic that fits shapes has whole repeats of the pattern. */
function tilesOnPage(gallery: GalleryInForm, preview: Preview): number {
  const { pageSize, fitShapes } = gallery
  if (pageSize === null) return MAX_PREVIEW_TILES
  const { wide } = resolvePattern({ pattern: patternOf(gallery, preview) }).breakpoints
  return fitShapes ? wholeRepeats(pageSize, wide.spans.length) : pageSize
}

/** Pattern 4 until a custom pattern is selected. */
const patternOf = ({ pattern }: GalleryInForm, preview: Preview): Gallery['pattern'] =>
  pattern ?? preview.pattern ?? '4'

interface PreviewStatus {
  readonly status: PreviewState['status']
  readonly preview: Preview | null
  readonly gallery: GalleryInForm
}

function statusText({ status, preview, gallery }: PreviewStatus): string {
  if (status === 'failed')
    return 'The preview could not be updated. It tries again after the next change.'
  if (!preview) return 'The preview is loading.'
  const shown = Math.min(tilesOnPage(gallery, preview), preview.tiles.length)
  if (preview.matching === shown) return `All ${shown} tiles, as visitors would see them now.`
  return `The first ${shown} of ${preview.matching} tiles, as visitors would see them now.`
}
