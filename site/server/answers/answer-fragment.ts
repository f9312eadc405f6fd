import { fragmentKey } from '../http/wants-fragment'
import type { ArticleRecord } from '../publications/article-record'
import type { PageRecord } from '../publications/library'
import type { Site } from '../site'
import type { Answer } from './answer'
import { articleOnPage } from './article-on-page'

/** An article without the page around it, for the lightbox; whatever the query string says. */
export const articleFragment = (site: Site, record: ArticleRecord): Answer => ({
  ...fragmentOf(record),
  render: (renderer) =>
    renderer.renderArticleFragment(site.chrome(record.path), articleOnPage(site, record)),
})

/** A page's texts; its galleries are links to where they stand. */
export const pageFragment = (site: Site, record: PageRecord): Answer => ({
  ...fragmentOf(record),
  render: (renderer) => renderer.renderPageFragment(site.chrome(record.path), record.page),
})

const fragmentOf = ({ path }: { readonly path: string }) =>
  ({
    kind: 'page',
    status: 200,
    cacheKey: fragmentKey(path),
    isKept: true,
    headers: {
      'X-Robots-Tag': 'noindex',
      // Some caches between us and visitors leave `Vary` aside: they must not hand a fragment out as the page.
      'Cache-Control': 'private, max-age=0',
    },
  }) as const
