import type { Documents, Teaser } from '../../components/layout/documents'
import type { PageShellProps } from '../../components/layout/page-shell-props'
import { SEARCH_PATH } from '../../serialization/search'
import { iconLinks } from '../icons/icon'
import { currentScripts } from '../owner-scripts/current-scripts'
import type { DocumentStore } from '../publications/document-store'
import type { Site } from '../site'
import { languageLinks } from './language-links'
import { menuEntries, menuLinks } from './menu-entries'
import { toPageTheme } from './styles/page-theme'

/** Name of a site without settings. */
const DEFAULT_NAME = 'Tessera'

/** Everything around the content of the page at a path. */
export function toPageShell(language: Site, path: string): PageShellProps {
  const { environment, messages, assets, publications } = language
  const { store } = publications
  const { site, theme, menu, footer } = store
  return {
    lang: messages.lang,
    dir: messages.dir,
    messages,
    siteUrl: environment.siteUrl,
    home: language.home,
    searchPath: language.base + SEARCH_PATH,
    languages: languageLinks(language, path),
    name: site?.name ?? DEFAULT_NAME,
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
    documents: toDocuments(language),
    assets,
    icons: siteIcons(language),
    path,
    draftNotice: language.draftDate && messages.draftNotice(new Date(language.draftDate)),
  }
}

function toDocuments({ publications: { store }, messages }: Site): Documents {
  return {
    hrefOf: (target) => store.hrefOf(target),
    mediaOf: (id) => store.media.get(id),
    videoOf: (id) => store.videos.get(id),
    videoAt: (path) => store.videoAt(path),
    teaserOf: (id) => toTeaser(store, id),
    frameHosts: store.site?.frameHosts ?? [],
    messages,
  }
}

/** The icons of the first language are used in all. */
function siteIcons({ languages: [first], publications }: Site) {
  const { store } = first?.publications ?? publications
  return iconLinks(store, store.site?.name ?? DEFAULT_NAME)
}

function toTeaser(store: DocumentStore, id: string): Teaser | null {
  const article = store.articles.get(id)
  if (!article) return null
  const { title, path, excerpt, cover } = article
  return { title, href: path, excerpt, cover: (cover && store.media.get(cover)) || null }
}
