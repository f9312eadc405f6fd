import { basePath, localeOfPath, withBase } from '@tessera/content'
import type * as renderModule from '../pages/render'
import type { Assets, Chrome } from '../pages/chrome'
import { allWords } from '../words/all-words'
import english from '../words/en'
import type { Words } from '../words/words'
import { SEARCH_PATH } from '../wire/search'
import { toPageTheme } from '../pages/page-theme'
import type { Environment } from './environment'
import { GalleryShelf } from './galleries/gallery-shelf'
import { iconLinks } from './icons/icon'
import { languageLinks } from './language-links'
import { menuEntries, menuLinks } from './menu-entries'
import { PageCache } from './page-cache/page-cache'
import type { Publications } from './publications/follow'
import type { Library } from './publications/library'
import { SearchShelf } from './search/search-shelf'

/** The renderer is handed in, so that development can load it anew after every change. */
export type Renderer = typeof renderModule

/** Everything a request may need, in one of the site's languages. */
export interface Site {
  readonly environment: Environment
  /** In its language. */
  readonly publications: Publications
  readonly assets: Assets
  readonly cache: PageCache
  readonly renderer: () => Promise<Renderer>
  /** Of the present library. */
  shelf(): GalleryShelf
  /** Of the present library. */
  search(): SearchShelf
  chrome(path: string): Chrome
  readonly words: Words
  /** What its addresses begin with: '' or `/ar`. */
  readonly base: string
  /** Address of its front page. */
  readonly home: string
  /** The site in each of its languages, this one among them. */
  readonly languages: readonly Site[]
  /** The site in the language of an address. */
  at(path: string): Site
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

/** @returns the site in its first language, which knows the others */
export function createSite(parts: SiteParts): Site {
  const cache = parts.cache ?? new PageCache(CACHE_LIMIT)
  const languages: Site[] = []
  const { languages: tags } = parts.environment
  const inLanguage = (tag: string): Site => createOne(parts, { tag, cache, languages, at })
  const at = (path: string) => {
    const tag = localeOfPath(path, tags)
    return languages.find(({ base }) => base === basePath(tag, tags)) ?? first
  }
  const first = inLanguage(tags[0])
  languages.push(first, ...tags.slice(1).map(inLanguage))
  return first
}

interface One extends Pick<Site, 'cache' | 'languages' | 'at'> {
  readonly tag: string
}

function createOne(parts: SiteParts, { tag, ...shared }: One): Site {
  const publications = parts.publications.in(tag)
  const base = basePath(tag, parts.environment.languages)
  const words = allWords.get(tag) ?? english
  const shelfOf = remember((library) => new GalleryShelf(library, () => shared.cache.clear()))
  const searchOf = remember(
    (library) =>
      new SearchShelf(library, {
        version: () => publications.version,
        title: words.search.results,
      }),
  )
  const site: Site = {
    ...parts,
    ...shared,
    publications,
    words,
    base,
    home: withBase(base, '/'),
    shelf: () => shelfOf(publications.library),
    search: () => searchOf(publications.library),
    chrome: (path) => toChrome(site, path),
  }
  return site
}

/** One for each library: a restored backup brings another. */
function remember<T>(make: (library: Library) => T): (library: Library) => T {
  const known = new WeakMap<Library, { readonly made: T }>()
  return (library) => {
    const before = known.get(library)
    if (before) return before.made
    const made = make(library)
    known.set(library, { made })
    return made
  }
}

function toChrome(own: Site, path: string): Chrome {
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
    documents: {
      hrefOf: (target) => library.hrefOf(target),
      mediaOf: (id) => library.media.get(id),
      frameHosts: site?.frameHosts ?? [],
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
