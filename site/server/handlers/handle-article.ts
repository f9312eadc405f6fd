import { describeArticle } from '../metadata/describe-article'
import type { ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'
import { articleOnPage } from './article-on-page'
import type { PageResponse } from './page/page-response'
import { playerHostsInText } from './player-hosts'
import { relatedTiles } from './related/related-tiles'

export function handleArticle(site: Site, record: ArticleRecord): PageResponse {
  const article = articleOnPage(site, record)
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path,
    isCacheable: true,
    frameHosts: playerHostsInText(article.body),
    render: (renderer) => {
      return renderer.renderArticle(
        site.pageShell(record.path),
        describeArticle(site, record, article),
        article,
        relatedTiles(site.publications.store, record),
      )
    },
  }
}
