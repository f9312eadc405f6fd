import { mediaInText } from '@tessera/content'
import type { ArticleOnPage } from '../../pages/ArticleBody'
import type { Meta } from '../../pages/meta'
import { articleCard } from '../cards/card-of'
import { toTileImage } from '../galleries/to-tile'
import type { ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'
import { articleThing } from '../structured-data/article-thing'
import { breadcrumbs, waysTo } from '../structured-data/breadcrumbs'
import { shareImage } from './share-image'

/** What is told of an article to those who find and share it. */
export function describeArticle(site: Site, record: ArticleRecord, shown: ArticleOnPage): Meta {
  const { title, excerpt, path, date, modified } = record
  const { media } = site.publications.library
  const [inText] = mediaInText(shown.body).flatMap((id) => media.get(id) ?? [])
  const image = shown.coverMedia ?? inText
  const dates = {
    published: date,
    modified: modified === null ? null : new Date(modified).toISOString(),
  }
  const meta: Meta = {
    title,
    description: excerpt,
    address: path,
    image: (image && shareImage(toTileImage(image), title)) ?? articleCard(site, record),
    kind: 'article',
    dates,
  }
  const chrome = site.chrome(path)
  return {
    ...meta,
    things: [articleThing(chrome, meta, shown), breadcrumbs(chrome, waysTo(site, record))],
  }
}
