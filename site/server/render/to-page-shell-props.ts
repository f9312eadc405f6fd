import type { Teaser } from '../../components/layout/documents'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import { toPageTheme } from './styles/page-theme'
import { SEARCH_PATH } from '../../serialization/search'
import { iconLinks } from '../icons/icon'
import { languageLinks } from './language-links'
import { menuEntries, menuLinks } from './menu-entries'
import { currentScripts } from '../owner-scripts/current-scripts'
import type { DocumentStore } from '../publications/document-store'
import type { Site } from '../site'

/** What stands around the content of the page at a path. */
export function toPageShell(own: Site, path: string): PageShellProps {
  const { environment, messages, assets } = own
  const { store } = own.publications
  const { site, theme, menu, footer } = store
  const name = site?.name ?? 'Tessera'
  return {
    lang: messages.lang,
    dir: messages.dir,
    messages,
    siteUrl: environment.siteUrl,
    home: own.home,
    searchPath: own.base + SEARCH_PATH,
    languages: languageLinks(own, path),
    name,
    description: site?.description ?? null,
    logo: site?.logo ? (store.media.get(site.logo) ?? null) : null,
    menu: menu ? menuEntries(menu, (target) => store.hrefOf(target)) : [],
    footer: footer && {
      ...footer,
      links: menuLinks(footer.links, (target) => store.hrefOf(target)),
    },
    hasSearch: site?.search ?? true,
    theme: theme && toPageTheme(theme),
    ownerScripts: currentScripts(site).onPages,
    documents: {
      hrefOf: (target) => store.hrefOf(target),
      mediaOf: (id) => store.media.get(id),
      videoOf: (id) => store.videos.get(id),
      videoAt: (path) => store.videoAt(path),
      teaserOf: (id) => toTeaser(store, id),
      frameHosts: site?.frameHosts ?? [],
      messages,
    },
    assets,
    icons: siteIcons(own),
    path,
  }
}

/** The same in every language. */
function siteIcons({ languages: [first], publications }: Site) {
  const { store } = first?.publications ?? publications
  return iconLinks(store, store.site?.name ?? 'Tessera')
}

function toTeaser(store: DocumentStore, id: string): Teaser | null {
  const article = store.articles.get(id)
  if (!article) return null
  const { title, path, excerpt, cover } = article
  return { title, href: path, excerpt, cover: (cover && store.media.get(cover)) || null }
}
