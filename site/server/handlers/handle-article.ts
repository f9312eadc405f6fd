import { tileOf } from '../galleries/to-tile'
import { describeArticle } from '../metadata/describe-article'
import type { ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'
import { articleOnPage } from './article-on-page'
import type { PageResponse } from './page-response'
import { playerHostsInText } from './player-hosts'
import { relatedWorks } from './related-works'

/** A row of tiles on a wide screen, two rows on a phone. */
export const MAX_RELATED = 4

export function handleArticle(site: Site, record: ArticleRecord): PageResponse {
  const article = articleOnPage(site, record)
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path,
    isCacheable: true,
    frameHosts: playerHostsInText(article.body),
    render: (renderer) => {
      const { store } = site.publications
      const related =
        store.site?.related === false
          ? []
          : relatedWorks(store.articles.values(), record, MAX_RELATED)
      return renderer.renderArticle(
        site.pageShell(record.path),
        describeArticle(site, record, article),
        article,
        related.map((each) => tileOf(store, each)),
      )
    },
  }
}
