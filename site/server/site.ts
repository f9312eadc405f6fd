import { basePath, localeOfPath, withBase } from '@tessera/content'
import { openMediaStore, type MediaStore } from '../../scripts/media-store/media-store.mjs'
import type { Assets } from '../components/layout/head/assets'
import type { PageShellProps } from '../components/layout/page-shell-props'
import { allMessages } from '../i18n/all-messages'
import english from '../i18n/en'
import type { Messages } from '../i18n/messages'
import { Drain } from './drain'
import type { Environment } from './environment'
import { GalleryCache } from './galleries/gallery-cache'
import { PageCache } from './page-cache/page-cache'
import type { DocumentStore } from './publications/document-store'
import type { Publications } from './publications/follow-site-publications'
import type * as rendererModule from './render/renderer'
import { toPageShell } from './render/to-page-shell'
import { SearchCache } from './search/search-cache'

/** A parameter, so that development can load the module again after a change. */
export type Renderer = typeof rendererModule

/** The site in one of its languages: everything that a request needs. */
export interface Site {
  readonly environment: Environment
  /** Of the language. */
  readonly publications: Publications
  readonly assets: Assets
  readonly pageCache: PageCache
  readonly mediaStore: MediaStore
  readonly drain: Drain
  readonly renderer: () => Promise<Renderer>
  /** Of the current document store. */
  galleryCache(): GalleryCache
  /** Of the current document store. Null if editors have disabled the search; then there is no index either. */
  searchCache(): SearchCache | null
  pageShell(path: string): PageShellProps
  readonly messages: Messages
  /** Time of the draft that every page says it shows, ISO 8601; null on the public site. */
  readonly draftDate: string | null
  /** Start of all paths in every language: '' except in a preview. */
  readonly prefix: string
  /** Start of all paths of the language: the prefix, and `/ar` unless it is the first. */
  readonly base: string
  /** Path of the language's front page. */
  readonly home: string
  /** The site in each of its languages, including this one. */
  readonly languages: readonly Site[]
  /** The site in the language of a path. */
  forPath(path: string): Site
}

export interface SiteOptions {
  readonly environment: Environment
  readonly publications: Publications
  readonly assets: Assets
  readonly renderer: () => Promise<Renderer>
  readonly pageCache?: PageCache
  readonly prefix?: string
  readonly draftDate?: string | null
}

/** @returns the site in its first language */
export function createSite(options: SiteOptions): Site {
  const { pageCache = new PageCache(), prefix = '' } = options
  const drain = new Drain()
  const mediaStore = openMediaStore(options.environment)
  const languages: Site[] = []
  const { languages: tags } = options.environment
  const create = (tag: string): Site =>
    createLanguage(options, { tag, prefix, pageCache, mediaStore, drain, languages, forPath })
  const forPath = (path: string) => {
    const tag = localeOfPath(path.slice(prefix.length), tags)
    return languages.find(({ base }) => base === prefix + basePath(tag, tags)) ?? first
  }
  const first = create(tags[0])
  languages.push(first, ...tags.slice(1).map(create))
  return first
}

interface LanguageOptions extends Pick<
  Site,
  'prefix' | 'pageCache' | 'mediaStore' | 'drain' | 'languages' | 'forPath'
> {
  readonly tag: string
}

function createLanguage(options: SiteOptions, { tag, ...shared }: LanguageOptions): Site {
  const publications = options.publications.forLanguage(tag)
  const base = shared.prefix + basePath(tag, options.environment.languages)
  const messages = allMessages.get(tag) ?? english
  const galleryCaches = cacheByStore(
    (store) => new GalleryCache(store, () => shared.pageCache.clear()),
  )
  const searchCaches = cacheByStore(
    (store) =>
      new SearchCache(store, {
        version: () => publications.version,
        revision: () => publications.follower.health().revision,
        title: messages.search.results,
        language: tag,
      }),
  )
  const site: Site = {
    ...options,
    ...shared,
    draftDate: options.draftDate ?? null,
    publications,
    messages,
    base,
    home: withBase(base, '/'),
    galleryCache: () => galleryCaches.get(publications.store),
    searchCache: () => {
      const { store } = publications
      if (store.site?.search !== false) return searchCaches.get(store)
      searchCaches.delete(store)
      return null
    },
    pageShell: (path) => toPageShell(site, path),
  }
  return site
}

/** One value per document store; a restored backup replaces the store. */
function cacheByStore<T>(create: (store: DocumentStore) => T) {
  const values = new WeakMap<DocumentStore, { readonly value: T }>()
  return {
    get: (store: DocumentStore): T => {
      const cached = values.get(store)
      if (cached) return cached.value
      const value = create(store)
      values.set(store, { value })
      return value
    },
    delete: (store: DocumentStore) => void values.delete(store),
  }
}
