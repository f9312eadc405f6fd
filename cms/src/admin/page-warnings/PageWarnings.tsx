'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import {
  blockInForm,
  fieldIdOf,
  galleriesIn,
  type BlockInForm,
} from '../gallery-preview/block-in-form'
import { useEditedLanguage } from '../languages/useEditedLanguage'
import { usePreviews } from '../gallery-preview/usePreviews'
import { WarningList } from '../gallery-preview/WarningList'
import { warningsOf } from '../gallery-preview/warnings'
import { usePublishedIds } from './usePublishedIds'
import './page-warnings.css'

interface GalleryInForm {
  readonly prefix: string
  /** Of its block: stays when blocks are moved. */
  readonly id: string
  readonly block: BlockInForm
}

/** What visitors would stumble on in any gallery of the page, where one looks before publishing. */
export const PageWarnings: UIFieldClientComponent = () => {
  // As text, so that other fields of the page do not draw this anew.
  const galleries: readonly GalleryInForm[] = JSON.parse(
    useFormFields(([fields]) =>
      JSON.stringify(
        galleriesIn(fields).map((prefix) => ({
          prefix,
          id: String(fields[`${prefix}id`]?.value ?? prefix),
          block: blockInForm(fields, prefix),
        })),
      ),
    ),
  )
  const { routes } = useConfig().config
  const language = useEditedLanguage()
  const published = usePublishedIds(routes.api)
  const stateOf = usePreviews(
    routes.api,
    Object.fromEntries(galleries.map(({ id, block }) => [id, JSON.stringify(block.request)])),
  )
  if (!galleries.length) return null

  const told = galleries.map(({ prefix, id, block }) => ({
    id,
    name: block.title || block.galleryId || 'A gallery without a name',
    warnings: warningsOf(
      { block, state: stateOf(id), publishedId: published.get(id) ?? null },
      { admin: routes.admin, fieldId: fieldIdOf(prefix), language },
    ),
  }))
  const count = told.reduce((sum, { warnings }) => sum + warnings.length, 0)
  const isKnown = galleries.every(({ id }) => stateOf(id).preview)
  return (
    <section className="field-type tessera-page-warnings" aria-label="Before publishing">
      <p className="field-label">
        {count > 0 ? countText(count) : isKnown ? 'The galleries are ready for visitors' : ''}
      </p>
      {told
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

const countText = (count: number) =>
  `${count} ${count === 1 ? 'thing' : 'things'} a visitor would stumble on`
