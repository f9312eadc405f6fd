import type * as renderModule from '../pages/render'
import type { Assets, Chrome, Teaser } from '../pages/chrome'
import { allWords } from '../words/all-words'
import english from '../words/en'
import { toPageTheme } from '../pages/page-theme'
import type { Environment } from './environment'
import { GalleryShelf } from './galleries/gallery-shelf'
import { iconLinks } from './icons/icon'
import { menuEntries, menuLinks } from './menu-entries'
import { currentScripts } from './owner-scripts/current-scripts'
import { PageCache } from './page-cache/page-cache'
import type { Publications } from './publications/follow'
import type { Library } from './publications/library'
import { SearchShelf } from './search/search-shelf'

/** The renderer is handed in, so that development can load it anew after every change. */
export type Renderer = typeof renderModule

/** Everything a request may need. One for the process. */
export interface Site {
  readonly environment: Environment
  readonly publications: Publications
  readonly assets: Assets
  readonly cache: PageCache
  readonly renderer: () => Promise<Renderer>
  /** Of the present library. */
  shelf(): GalleryShelf
  /** Of the present library; null where editors switched it off: then there is no index either. */
  search(): SearchShelf | null
  chrome(path: string): Chrome
}

/** Bytes of finished pages kept in memory. */
const CACHE_LIMIT = 64 * 1024 * 1024

export interface SiteParts {
  readonly environment: Environment
  readonly publications: Publications
  readonly assets: Assets
  readonly renderer: () => Promise<Renderer>
  readonly cache?: PageCache
}

export function createSite(parts: SiteParts): Site {
  const { environment, publications } = parts
  const cache = parts.cache ?? new PageCache(CACHE_LIMIT)
  const shelves = new WeakMap<Library, GalleryShelf>()
  const searches = new WeakMap<Library, SearchShelf>()
  return {
    ...parts,
    cache,
    shelf: () => {
      const { library } = publications
      const known = shelves.get(library)
      if (known) return known
      const shelf = new GalleryShelf(library, () => cache.clear())
      shelves.set(library, shelf)
      return shelf
    },
    search: () => {
      const { library } = publications
      if (library.site?.search === false) {
        searches.delete(library)
        return null
      }
      const known = searches.get(library)
      if (known) return known
      const search = new SearchShelf(library, {
        version: () => publications.version,
        title: wordsOf(environment).search.results,
      })
      searches.set(library, search)
      return search
    },
    chrome: (path) => toChrome(publications.library, { environment, assets: parts.assets, path }),
  }
}

const wordsOf = ({ languages }: Environment) => allWords.get(languages[0]) ?? english

function toChrome(
  library: Library,
  { environment, assets, path }: { environment: Environment; assets: Assets; path: string },
): Chrome {
  const { site, theme, menu, footer } = library
  const name = site?.name ?? 'Tessera'
  const words = wordsOf(environment)
  return {
    lang: words.lang,
    dir: words.dir,
    words,
    siteUrl: environment.siteUrl,
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
      teaserOf: (id) => toTeaser(library, id),
      frameHosts: site?.frameHosts ?? [],
      words,
    },
    assets,
    icons: iconLinks(library, name),
    path,
  }
}

function toTeaser(library: Library, id: string): Teaser | null {
  const article = library.articles.get(id)
  if (!article) return null
  const { title, path, excerpt, cover } = article
  return { title, href: path, excerpt, cover: (cover && library.media.get(cover)) || null }
}
