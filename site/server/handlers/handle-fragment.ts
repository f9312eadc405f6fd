import { fragmentCacheKey } from '../http/fragment-request'
import type { ArticleRecord } from '../publications/article-record'
import type { ImageRecord } from '../publications/image-record'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'
import { articleOnPage } from './article-on-page'
import { imageOnPage } from './image-on-page'
import type { PageResponse } from './page-response'

/** An article without the page around it, for the lightbox. The query string has no effect. */
export const handleArticleFragment = (site: Site, record: ArticleRecord): PageResponse => ({
  ...fragmentOf(record),
  render: (renderer) =>
    renderer.renderArticleFragment(site.pageShell(record.path), articleOnPage(site, record)),
})

/** The page of an image without what is around it. Null while its files are not published. */
export function handleImageFragment(site: Site, record: ImageRecord): PageResponse | null {
  const image = imageOnPage(site.publications.store, record)
  return (
    image && {
      ...fragmentOf(record),
      render: (renderer) => renderer.renderImageFragment(site.pageShell(record.path), image),
    }
  )
}

/** The texts of a page, with links to its galleries. */
export const handlePageFragment = (site: Site, record: PageRecord): PageResponse => ({
  ...fragmentOf(record),
  render: (renderer) => renderer.renderPageFragment(site.pageShell(record.path), record.page),
})

const fragmentOf = ({ path }: { readonly path: string }) =>
  ({
    kind: 'page',
    status: 200,
    cacheKey: fragmentCacheKey(path),
    isCacheable: true,
    headers: {
      'X-Robots-Tag': 'noindex',
      // Some shared caches ignore `Vary` and would serve a fragment as the page.
      'Cache-Control': 'private, max-age=0',
    },
  }) as const
