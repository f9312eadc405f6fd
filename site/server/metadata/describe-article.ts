import { mediaInText } from '@tessera/content'
import type { ArticleOnPage } from '../../components/pages/ArticleBody'
import type { Meta } from '../../components/layout/head/meta'
import { articleOgImage } from '../og-images/find-og-image'
import { toTileImage } from '../galleries/to-tile'
import type { ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'
import { articleThing } from '../structured-data/article-thing'
import { breadcrumbs, breadcrumbTrail } from '../structured-data/breadcrumbs'
import { shareImage } from './share-image'

/** What is told of an article to those who find and share it. */
export function describeArticle(site: Site, record: ArticleRecord, shown: ArticleOnPage): Meta {
  const { title, excerpt, path, date, modified } = record
  const { media } = site.publications.store
  const [inText] = mediaInText(shown.body).flatMap((id) => media.get(id) ?? [])
  const image = shown.coverMedia ?? inText
  const dates = {
    published: date,
    modified: new Date(modified).toISOString(),
  }
  const meta: Meta = {
    title,
    description: excerpt,
    address: path,
    image: (image && shareImage(toTileImage(image), title)) ?? articleOgImage(site, record),
    kind: 'article',
    dates,
  }
  const shell = site.pageShell(path)
  return {
    ...meta,
    things: [articleThing(shell, meta, shown), breadcrumbs(shell, breadcrumbTrail(site, record))],
  }
}
