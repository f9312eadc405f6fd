'use client'

import { useConfig, useDocumentInfo, useDocumentTitle, useLocale } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { useEffect } from 'react'
import type { LanguageStatus } from './states-of'
import { useLanguageStates } from './useLanguageStates'
import './languages.css'

const WORDS: Readonly<Record<LanguageStatus, string>> = {
  published: 'published',
  written: 'written, not published',
  missing: 'not written yet',
}

/** The languages of a document: which ones visitors have it in, and the way to each. Nothing on a site of one. */
export const LanguagesField: UIFieldClientComponent = () => {
  const { localization, routes } = useConfig().config
  const { code: current } = useLocale()
  const locales = localization && localization.locales.length > 1 ? localization.locales : []
  const states = useLanguageStates(
    routes.api,
    locales.map(({ code }) => code),
  )
  useOriginalAsHeading(states.find(({ title }) => title)?.title)
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
            {WORDS[status]}
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
          To begin with a copy, open a language that is written and choose “Copy to locale” in the
          menu beside Publish.
        </p>
      )}
    </section>
  )
}

/** A document without a title in this language is headed by another's, instead of by its number. */
function useOriginalAsHeading(original: string | undefined) {
  const { id } = useDocumentInfo()
  const { title, setDocumentTitle } = useDocumentTitle()
  useEffect(() => {
    if (original && title === String(id)) setDocumentTitle(original)
  }, [id, original, title, setDocumentTitle])
}
