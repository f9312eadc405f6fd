'use client'

import { useConfig, useFormFields } from '@payloadcms/ui'
import type { UIFieldClientComponent } from 'payload'
import { WarningList } from '../gallery-preview/WarningList'
import { useEditedLanguage } from '../languages/useEditedLanguage'
import { linksInForm, type LinkInForm } from './links-in-form'
import { nameOf, usePublished } from './usePublished'
import '../gallery-preview/gallery-preview.css'
import './link-warnings.css'

/** Links that visitors do not see, because where they lead is not published. Nothing of it keeps a menu from being saved. */
export const LinkWarnings: UIFieldClientComponent = () => {
  // As text, so that other fields do not draw this anew.
  const links: readonly LinkInForm[] = JSON.parse(
    useFormFields(([fields]) => JSON.stringify(linksInForm(fields))),
  )
  const { routes } = useConfig().config
  const language = useEditedLanguage()
  const published = usePublished(routes.api, links)
  const hidden = published ? links.filter((link) => !published.has(nameOf(link))) : []
  if (hidden.length === 0) return null
  return (
    <section className="field-type tessera-link-warnings" aria-label="Links that nobody sees">
      <WarningList
        warnings={hidden.map((link) => ({
          text: `“${link.label}” leads to what is not published${language === null ? '' : ` in ${language}`}, so visitors do not see this link.`,
          links: [
            {
              label: link.collection === 'pages' ? 'Open the page' : 'Open the article',
              href: `${routes.admin}/collections/${nameOf(link)}`,
            },
          ],
        }))}
      />
    </section>
  )
}
