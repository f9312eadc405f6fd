import type { ArticleRecord } from '../publications/article-record'
import { toTileImage } from '../galleries/to-tile'
import type { Site } from '../site'
import type { Answer } from './answer'
import { articleOnPage } from './article-on-page'
import { shareImage } from './share-image'

export function answerArticle(site: Site, record: ArticleRecord): Answer {
  return {
    kind: 'page',
    status: 200,
    cacheKey: record.path,
    isKept: true,
    render: (renderer) => {
      const article = articleOnPage(site, record)
      const { coverMedia } = article
      return renderer.renderArticle(
        site.chrome(record.path),
        {
          title: record.title,
          description: record.excerpt,
          address: record.path,
          image:
            coverMedia &&
            shareImage(toTileImage(coverMedia).variants, coverMedia.alt || record.title),
          kind: 'article',
        },
        article,
      )
    },
  }
}
