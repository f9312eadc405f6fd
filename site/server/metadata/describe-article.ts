import { mediaInText } from '@tessera/content'
import type { Meta } from '../../components/layout/head/meta'
import type { ArticleOnPage } from '../../components/pages/article/ArticleBody'
import { toTileImage } from '../galleries/to-tile'
import { articleOgImage } from '../og-images/find-og-image'
import type { ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'
import { articleThing } from '../structured-data/article-thing'
import { breadcrumbs, breadcrumbTrail } from '../structured-data/breadcrumbs'
import { shareImage } from './share-image'

/** Metadata of an article. Its image is the cover, the first image of the text or a generated one. */
export function describeArticle(site: Site, record: ArticleRecord, article: ArticleOnPage): Meta {
  const { title, excerpt, path, date, modified } = record
  const { media } = site.publications.store
  const [firstInText] = mediaInText(article.body).flatMap((id) => media.get(id) ?? [])
  const image = article.coverMedia ?? firstInText
  const meta: Meta = {
    title,
    description: excerpt,
    address: path,
    image: (image && shareImage(toTileImage(image), title)) ?? articleOgImage(site, record),
    kind: 'article',
    dates: { published: date, modified: new Date(modified).toISOString() },
  }
  const shell = site.pageShell(path)
  return {
    ...meta,
    things: [articleThing(shell, meta, article), breadcrumbs(shell, breadcrumbTrail(site, record))],
  }
}
