import { stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { shareImage } from '../answers/share-image'
import { toTileImage } from '../galleries/to-tile'
import { readRest, type ArticleRecord } from '../publications/article-record'
import type { Renderer, Site } from '../site'
import type { FeedEntry, FeedImage } from './feed'
import { momentOf } from './newest-members'
import { wholeAddresses } from './whole-addresses'

/** An article as feed readers get it. */
export async function toEntry(
  site: Site,
  record: ArticleRecord,
  renderer: Pick<Renderer, 'renderFeedText'>,
): Promise<FeedEntry> {
  const { library } = site.publications
  const { siteUrl, documents } = site.chrome(record.path)
  const isFull = library.site?.feeds !== 'excerpt'
  const moments = [record.modified, record.time].flatMap((time) => time ?? [])
  return {
    id: `tag:${new URL(siteUrl).hostname},${TAGS_SINCE}:article/${record.key}`,
    title: record.title,
    url: siteUrl + record.path,
    author: record.author,
    excerpt: record.excerpt,
    html: isFull
      ? renderer.renderFeedText(wholeAddresses(documents, siteUrl), readRest(record).body)
      : null,
    published: record.time === null ? null : new Date(record.time).toISOString(),
    updated: new Date(moments.length > 0 ? Math.max(...moments) : momentOf(record)).toISOString(),
    terms: record.terms.flatMap((id) => library.terms.get(id)?.label ?? []),
    image: await imageOf(site, record),
  }
}

/** RFC 4151 wants a date on which the host was ours. It may not change any more. */
const TAGS_SINCE = 2026

/** RSS wants the size in bytes: asked of the disk. */
async function imageOf(
  { publications: { library }, environment }: Site,
  { cover, title }: ArticleRecord,
): Promise<FeedImage | null> {
  const media = cover === null ? undefined : library.media.get(cover)
  const image = media && shareImage(toTileImage(media), title)
  const type = image && library.files.get(image.src)
  if (!image || !type) return null
  const file = join(environment.dataDir, 'media/variants', basename(image.src))
  const found = await stat(file).catch(() => null) // Missing: the entry goes without.
  return found && { url: environment.siteUrl + image.src, type, bytes: found.size }
}
