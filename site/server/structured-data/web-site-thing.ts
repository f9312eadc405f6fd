import type { WebSite } from 'schema-dts'
import type { PageShellProps } from '../../components/layout/page-shell-props'

/** The site in terms of schema.org. */
export const webSiteThing = ({
  siteUrl,
  name,
  description,
  lang,
  home,
}: Pick<PageShellProps, 'siteUrl' | 'name' | 'description' | 'lang' | 'home'>): WebSite => ({
  '@type': 'WebSite',
  name,
  url: siteUrl + home,
  inLanguage: lang,
  ...(description && { description }),
})
