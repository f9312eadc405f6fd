import { SEARCH_PATH } from '../../serialization/search'
import { isGallery } from '../galleries/is-gallery'
import type { Site } from '../site'
import { canonicalPath } from './canonical-path'
import { handleArticle } from './handle-article'
import { handleArticleFragment, handleImageFragment, handlePageFragment } from './handle-fragment'
import { handleImage } from './handle-image'
import { handlePage } from './handle-page'
import { handleSearch } from './handle-search'
import type { PageRequest } from './page/page-request'
import type { PageResponse } from './page/page-response'

/** Finds the page, article, image, redirect or search of a URL. */
export function resolveRequest(
  site: Site,
  { pathname, search, isFragment }: PageRequest,
): PageResponse {
  const path = canonicalPath(pathname)
  if (path === null) return notFound(site)
  const { store } = site.publications
  const page = store.pageAt(path)
  if (page) return isFragment ? handlePageFragment(site, page) : handlePage(site, page, search)
  const article = store.articleAt(path)
  if (article)
    return isFragment ? handleArticleFragment(site, article) : handleArticle(site, article)
  const image = store.imageAt(path)
  if (image) {
    const handle = isFragment ? handleImageFragment : handleImage
    return handle(site, image) ?? notFound(site)
  }
  const withoutSlash = path.replace(/\/$/, '')
  const redirect = store.redirectFrom(path) ?? store.redirectFrom(withoutSlash)
  if (redirect) {
    const location = withSearch(redirect.href, search)
    return { kind: 'redirect', location, status: redirect.status }
  }
  if (path === site.base + SEARCH_PATH) return handleSearch(site, search) ?? notFound(site)
  if (path === '/') return emptySite(site)
  const document =
    store.pageAt(withoutSlash) ?? store.articleAt(withoutSlash) ?? store.imageAt(withoutSlash)
  return document
    ? { kind: 'redirect', location: document.path + search, status: 301 }
    : notFound(site)
}

/** Adds the query string to paths of this site. Other sites, and URLs that have their own, do not get it. */
const withSearch = (href: string, search: string) =>
  href.startsWith('/') && !/[?#]/.test(href) ? href + search : href

/** The front page of a site without pages. */
function emptySite(site: Site): PageResponse {
  const hasAdmin = site.environment.cmsUrl !== null
  return {
    kind: 'page',
    status: 200,
    cacheKey: '/',
    isCacheable: true,
    render: (renderer) => renderer.renderFirstPage(site.pageShell('/'), hasAdmin),
  }
}

function notFound(site: Site): PageResponse {
  const { home } = site.publications.store
  const sections = (home?.page.blocks ?? [])
    .filter(isGallery)
    .map(({ id, title }) => ({ title, href: `${site.home}#${id}` }))
  return {
    kind: 'page',
    status: 404,
    // All wrong URLs share one cached page.
    cacheKey: NOT_FOUND + site.base,
    isCacheable: true,
    render: (renderer) => renderer.renderNotFound(site.pageShell(''), sections),
  }
}

/** Cache key. No request can have such a URL. */
const NOT_FOUND = 'not found'
