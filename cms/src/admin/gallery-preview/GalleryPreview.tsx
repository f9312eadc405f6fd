'use client'

import { useConfig, useFieldPath, useFormFields, useLocale } from '@payloadcms/ui'
import { LEVELS, type Gallery } from '@tessera/gallery/layouts'
import type { UIFieldClientComponent } from 'payload'
import { useEditedLanguage } from '../languages/useEditedLanguage'
import { blockInForm, fieldIdOf, type BlockInForm } from './block-in-form'
import { MOST_TILES, type GalleryPreview as Preview } from './preview'
import { PreviewBreakpoint } from './PreviewBreakpoint'
import { usePreviews, type PreviewState } from './usePreviews'
import { WarningList } from './WarningList'
import { warningsOf } from './warnings'
import './gallery-preview.css'

/** The one gallery that is asked about here. */
const THIS = 'this'

/** The gallery as visitors would get it, following what is typed; with what they would stumble on. */
export const GalleryPreview: UIFieldClientComponent = ({ path }) => {
  // Of a moved block only the context knows the new place.
  const prefix = (useFieldPath() ?? path).replace(/[^.]*$/, '')
  // As text, so that other fields of the page do not draw this anew.
  const block: BlockInForm = JSON.parse(
    useFormFields(([fields]) => JSON.stringify(blockInForm(fields, prefix))),
  )
  const { routes } = useConfig().config
  const stateOf = usePreviews(routes.api, { [THIS]: JSON.stringify(block.request) })
  const state = stateOf(THIS)
  const { status, preview } = state
  const warnings = warningsOf(
    { block, state, publishedId: null },
    { admin: routes.admin, fieldId: fieldIdOf(prefix), language: useEditedLanguage() },
  )
  return (
    <div
      className="field-type tessera-preview"
      role="group"
      aria-label={`Preview of the gallery ${block.title}`.trim()}
    >
      <p className="field-label">Preview</p>
      {/* Announced when they come. */}
      <div role="status">{warnings.length > 0 && <WarningList warnings={warnings} />}</div>
      {preview && preview.tiles.length > 0 && <Breakpoints block={block} preview={preview} />}
      <p className="field-description">{said({ status, preview, block })}</p>
    </div>
  )
}

interface BreakpointsProps {
  readonly block: BlockInForm
  readonly preview: Preview
}

function Breakpoints({ block, preview }: BreakpointsProps) {
  // A drawn pattern that is not chosen yet: the site's own in its place.
  const pattern: Gallery['pattern'] = block.pattern ?? preview.pattern ?? '4'
  const tiles = preview.tiles.slice(0, block.pageSize ?? MOST_TILES)
  const { rtl } = useLocale()
  return (
    <div className="tessera-preview__breakpoints" dir={rtl ? 'rtl' : undefined}>
      {LEVELS.map((breakpoint) => (
        <PreviewBreakpoint
          key={breakpoint}
          breakpoint={breakpoint}
          gallery={{ ...block, pattern }}
          tiles={tiles}
        />
      ))}
    </div>
  )
}

interface Said {
  readonly status: PreviewState['status']
  readonly preview: Preview | null
  readonly block: BlockInForm
}

function said({ status, preview, block }: Said): string {
  if (status === 'failed')
    return 'The preview could not be brought up to date. It tries again with the next change.'
  if (!preview) return 'The preview is being drawn.'
  const shown = Math.min(block.pageSize ?? MOST_TILES, preview.tiles.length)
  if (preview.matching === shown) return `All ${shown} tiles, as they would be published now.`
  return `The first ${shown} of ${preview.matching} tiles, as they would be published now.`
}
