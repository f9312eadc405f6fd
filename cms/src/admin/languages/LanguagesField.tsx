'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useLocale } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import type { LanguageStatus } from './language-states'
import { useLanguageStates } from './useLanguageStates'
import './languages.css'

const STATUS_LABELS: Readonly<Record<LanguageStatus, string>> = {
  published: 'published',
  written: 'written, not published',
  missing: 'not written yet',
}

/** Lists a document's languages with their status, and links to each. Renders nothing on a site with one language. */
export const LanguagesField: UIFieldClientComponent = () => {
  const { localization, routes } = useConfig().config
  const { code: current } = useLocale()
  const locales = localization && localization.locales.length > 1 ? localization.locales : []
  const states = useLanguageStates(
    routes.api,
    locales.map(({ code }) => code),
  )
  const isKnown = locales.length === 0 || states.length > 0
  useFallbackTitle(states.find(({ title }) => title)?.title ?? (isKnown ? 'Untitled' : undefined))
  if (states.length === 0) return null
  return (
    <section className="field-type tessera-languages" aria-label="Languages">
      <p className="field-label">Languages</p>
      <ul>
        {states.map(({ code, status, title }, index) => (
          <li key={code} data-status={status}>
            <a
              href={`?locale=${code}`}
              lang={code}
              aria-current={code === current ? 'true' : undefined}
            >
              {String(locales[index]?.label ?? code)}
            </a>{' '}
            {STATUS_LABELS[status]}
            {title && code !== current && (
              <bdi lang={code} className="tessera-languages__title">
                {title}
              </bdi>
            )}
          </li>
        ))}
      </ul>
      {states.some((state) => state.code === current && state.status === 'missing') && (
        <p className="field-description">
          To start with a copy of another language, open that language and choose “Copy to another
          language” in the menu beside Publish.
        </p>
      )}
    </section>
  )
}

/** Heading of a document without a title in this language; Payload would show its id. */
function useFallbackTitle(fallback: string | undefined) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (fallback && title === String(id)) setDocumentTitle(fallback)
  }, [id, fallback, title, setDocumentTitle])
}
