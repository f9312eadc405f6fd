import type { WebSite } from 'schema-dts'
import type { Chrome } from '../../pages/chrome'

export const webSiteThing = ({
  siteUrl,
  name,
  description,
  lang,
  home,
}: Pick<Chrome, 'siteUrl' | 'name' | 'description' | 'lang' | 'home'>): WebSite => ({
  '@type': 'WebSite',
  name,
  url: siteUrl + home,
  inLanguage: lang,
  ...(description && { description }),
})
