import { TitleText } from '@tessera/gallery/server'
import { titleParts } from '../../../i18n/title-parts'

/**
 * The title of a work, with the language of its words in another script.
 *
 * @param lang language of the page
 */
export function WorkTitle({ title, lang }: { readonly title: string; readonly lang: string }) {
  const parts = titleParts(title, lang)
  return <TitleText tile={{ title, ...(parts && { titleParts: parts }) }} />
}
