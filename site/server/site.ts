import { basePath, localeOfPath, withBase } from '@tessera/content'
import type * as renderModule from '../pages/render'
import type { Assets, Chrome } from '../pages/chrome'
import { allWords } from '../words/all-words'
import english from '../words/en'
import type { Words } from '../words/words'
import type { Environment } from './environment'
import { GalleryShelf } from './galleries/gallery-shelf'
import { PageCache } from './page-cache/page-cache'
import type { Publications } from './publications/follow'
import type { Library } from './publications/library'
import { SearchShelf } from './search/search-shelf'
import { toChrome } from './to-chrome'

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
  /** Of the present library; null where editors switched it off: then there is no index either. */
  search(): SearchShelf | null
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

export interface SiteParts {
  readonly environment: Environment
  readonly publications: Publications
  readonly assets: Assets
  readonly renderer: () => Promise<Renderer>
  readonly cache?: PageCache
}

/** @returns the site in its first language, which knows the others */
export function createSite(parts: SiteParts): Site {
  const cache = parts.cache ?? new PageCache()
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
  const shelves = remember((library) => new GalleryShelf(library, () => shared.cache.clear()))
  const searches = remember(
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
    shelf: () => shelves.of(publications.library),
    search: () => {
      const { library } = publications
      if (library.site?.search !== false) return searches.of(library)
      searches.forget(library)
      return null
    },
    chrome: (path) => toChrome(site, path),
  }
  return site
}

/** One for each library: a restored backup brings another. `forget` gives back what it takes. */
function remember<T>(make: (library: Library) => T) {
  const known = new WeakMap<Library, { readonly made: T }>()
  return {
    of: (library: Library): T => {
      const before = known.get(library)
      if (before) return before.made
      const made = make(library)
      known.set(library, { made })
      return made
    },
    forget: (library: Library) => void known.delete(library),
  }
}
