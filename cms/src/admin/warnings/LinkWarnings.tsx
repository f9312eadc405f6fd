'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { WarningList } from './WarningList'
import { useEditedLanguage } from '../languages/useEditedLanguage'
import { linksInForm, type LinkInForm } from './links-in-form'
import { documentPath, usePublishedDocuments } from './usePublishedDocuments'

/** Lists links to unpublished documents, which visitors do not see. Warnings never prevent saving. */
export const LinkWarnings: UIFieldClientComponent = () => {
  // Serialized, so that changes of other fields do not render this again.
  const links: readonly LinkInForm[] = JSON.parse(
    useFormFields(([fields]) => JSON.stringify(linksInForm(fields))),
  )
  const { routes } = useConfig().config
  const language = useEditedLanguage()
  const published = usePublishedDocuments(routes.api, links)
  const hidden = published ? links.filter((link) => !published.has(documentPath(link))) : []
  if (hidden.length === 0) return null
  return (
    <section className="field-type tessera-link-warnings" aria-label="Hidden links">
      <WarningList
        warnings={hidden.map((link) => ({
          text: `“${link.label}” links to a document that is not published${language === null ? '' : ` in ${language}`}, so visitors do not see this link.`,
          links: [
            {
              label: link.collection === 'pages' ? 'Open the page' : 'Open the article',
              href: `${routes.admin}/collections/${documentPath(link)}`,
            },
          ],
        }))}
      />
    </section>
  )
}
