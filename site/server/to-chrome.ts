import type { Chrome, Teaser } from '../pages/chrome'
import { toPageTheme } from '../pages/page-theme'
import { SEARCH_PATH } from '../wire/search'
import { iconLinks } from './icons/icon'
import { languageLinks } from './language-links'
import { menuEntries, menuLinks } from './menu-entries'
import { currentScripts } from './owner-scripts/current-scripts'
import type { Library } from './publications/library'
import type { Site } from './site'

/** What stands around the content of the page at a path. */
export function toChrome(own: Site, path: string): Chrome {
  const { environment, words, assets } = own
  const { library } = own.publications
  const { site, theme, menu, footer } = library
  const name = site?.name ?? 'Tessera'
  return {
    lang: words.lang,
    dir: words.dir,
    words,
    siteUrl: environment.siteUrl,
    home: own.home,
    searchPath: own.base + SEARCH_PATH,
    languages: languageLinks(own, path),
    name,
    description: site?.description ?? null,
    logo: site?.logo ? (library.media.get(site.logo) ?? null) : null,
    menu: menu ? menuEntries(menu, (target) => library.hrefOf(target)) : [],
    footer: footer && {
      ...footer,
      links: menuLinks(footer.links, (target) => library.hrefOf(target)),
    },
    hasSearch: site?.search ?? true,
    theme: theme && toPageTheme(theme),
    ownerScripts: currentScripts(site).onPages,
    documents: {
      hrefOf: (target) => library.hrefOf(target),
      mediaOf: (id) => library.media.get(id),
      videoOf: (id) => library.videos.get(id),
      videoAt: (path) => library.videoAt(path),
      teaserOf: (id) => toTeaser(library, id),
      frameHosts: site?.frameHosts ?? [],
      words,
    },
    assets,
    icons: siteIcons(own),
    path,
  }
}

/** The same in every language. */
function siteIcons({ languages: [first], publications }: Site) {
  const { library } = first?.publications ?? publications
  return iconLinks(library, library.site?.name ?? 'Tessera')
}

function toTeaser(library: Library, id: string): Teaser | null {
  const article = library.articles.get(id)
  if (!article) return null
  const { title, path, excerpt, cover } = article
  return { title, href: path, excerpt, cover: (cover && library.media.get(cover)) || null }
}
