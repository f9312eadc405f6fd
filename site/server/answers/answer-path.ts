import { isGallery } from '../galleries/gallery-shelf'
import type { Site } from '../site'
import type { Answer } from './answer'
import { answerArticle } from './answer-article'
import { articleFragment, pageFragment } from './answer-fragment'
import { answerPage } from './answer-page'
import { SEARCH_PATH } from '../../wire/search'
import { answerSearch } from './answer-search'
import { canonicalPath } from './page-path'

export interface Asked {
  /** As it stands in the request. */
  readonly pathname: string
  /** `?…` or '' */
  readonly search: string
  /** A lightbox asks. */
  readonly asFragment: boolean
}

export function answerPath(site: Site, { pathname, search, asFragment }: Asked): Answer {
  const path = canonicalPath(pathname)
  if (path === null) return notFound(site)
  const { library } = site.publications
  const page = library.pageAt(path)
  if (page) return asFragment ? pageFragment(site, page) : answerPage(site, page, search)
  const article = library.articleAt(path)
  if (article) return asFragment ? articleFragment(site, article) : answerArticle(site, article)
  const shorter = path.replace(/\/$/, '')
  const moved = library.redirectFrom(path) ?? library.redirectFrom(shorter)
  if (moved) return { kind: 'redirect', to: withSearch(moved.href, search), status: moved.status }
  if (path === site.base + SEARCH_PATH) return answerSearch(site, search) ?? notFound(site)
  if (path === '/') return firstPage(site)
  const exists = library.pageAt(shorter) ?? library.articleAt(shorter)
  return exists ? { kind: 'redirect', to: exists.path + search, status: 301 } : notFound(site)
}

/** What was asked for goes along to a page of ours; to an address with a query of its own, or another site's, it means nothing. */
const withSearch = (href: string, search: string) =>
  href.startsWith('/') && !/[?#]/.test(href) ? href + search : href

function firstPage(site: Site): Answer {
  const hasAdmin = site.environment.cmsUrl !== null
  return {
    kind: 'page',
    status: 200,
    cacheKey: '/',
    isKept: true,
    render: (renderer) => renderer.renderFirstPage(site.chrome('/'), hasAdmin),
  }
}

function notFound(site: Site): Answer {
  const { home } = site.publications.library
  const sections = (home?.page.blocks ?? [])
    .filter(isGallery)
    .map(({ id, title }) => ({ title, href: `${site.home}#${id}` }))
  return {
    kind: 'page',
    status: 404,
    // One for all: wrong addresses must not fill the cache.
    cacheKey: NOT_FOUND + site.base,
    isKept: true,
    render: (renderer) => renderer.renderNotFound(site.chrome(''), sections),
  }
}

/** No request can have this address. */
const NOT_FOUND = 'not found'
