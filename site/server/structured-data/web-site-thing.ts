import type { WebSite } from 'schema-dts'
import type { Chrome } from '../../pages/chrome'

export const webSiteThing = ({
  siteUrl,
  name,
  description,
  lang,
}: Pick<Chrome, 'siteUrl' | 'name' | 'description' | 'lang'>): WebSite => ({
  '@type': 'WebSite',
  name,
  url: `${siteUrl}/`,
  inLanguage: lang,
  ...(description && { description }),
})
