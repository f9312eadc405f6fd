import type { ArticleRecord } from '../publications/article-record'
import { tileOf } from '../galleries/to-tile'
import type { Site } from '../site'
import type { Answer } from './answer'
import { articleOnPage } from './article-on-page'
import { describeArticle } from './describe-article'
import { playersOfText } from './player-hosts'
import { relatedArticles } from './related-articles'

/** A row of tiles on a desk, two on a phone. */
const MOST_RELATED = 4

export function answerArticle(site: Site, record: ArticleRecord): Answer {
  const article = articleOnPage(site, record)
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path,
    isKept: true,
    frameHosts: playersOfText(article.body),
    render: (renderer) => {
      const { library } = site.publications
      const related =
        library.site?.related === false ? [] : relatedArticles(library, record, MOST_RELATED)
      return renderer.renderArticle(
        site.chrome(record.path),
        describeArticle(site, record, article),
        article,
        related.map((each) => tileOf(library, each)),
      )
    },
  }
}
