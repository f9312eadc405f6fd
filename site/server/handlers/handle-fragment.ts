import { fragmentCacheKey } from '../http/fragment-request'
import type { ArticleRecord } from '../publications/article-record'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'
import { articleOnPage } from './article-on-page'
import type { PageResponse } from './page-response'

/** An article without the page around it, for the lightbox. The query string has no effect. */
export const handleArticleFragment = (site: Site, record: ArticleRecord): PageResponse => ({
  ...fragmentOf(record),
  render: (renderer) =>
    renderer.renderArticleFragment(site.pageShell(record.path), articleOnPage(site, record)),
})

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
