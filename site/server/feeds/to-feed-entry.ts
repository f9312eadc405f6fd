import { toTileImage } from '../galleries/to-tile'
import { shareImage } from '../metadata/share-image'
import { textWithImages, type ArticleRecord } from '../publications/article-record'
import { mediaFile } from '../publications/media-file'
import type { Renderer, Site } from '../site'
import { withAbsoluteUrls } from './absolute-urls'
import type { FeedEntry, FeedImage } from './feed'
import { feedText } from './feed-texts'

export async function toFeedEntry(
  site: Site,
  record: ArticleRecord,
  renderer: Pick<Renderer, 'renderFeedText'>,
): Promise<FeedEntry> {
  const { store } = site.publications
  const { siteUrl, documents } = site.pageShell(record.path)
  const hasText = store.site?.feeds !== 'excerpt'
  return {
    id: `tag:${new URL(siteUrl).hostname},${TAG_DATE}:article/${record.key}`,
    title: record.title,
    url: siteUrl + record.path,
    author: record.author,
    excerpt: record.excerpt,
    html: hasText
      ? feedText(site.pageCache, record, () =>
          renderer.renderFeedText(withAbsoluteUrls(documents, siteUrl), textWithImages(record)),
        )
      : null,
    published: record.time === null ? null : new Date(record.time).toISOString(),
    updated: new Date(Math.max(record.modified, record.time ?? -Infinity)).toISOString(),
    terms: record.terms.flatMap((id) => store.terms.get(id)?.label ?? []),
    image: await imageOf(site, record),
  }
}

/** A tag URI (RFC 4151) contains a date on which the host belonged to its owner. It must never change. */
const TAG_DATE = 2026

/** RSS requires the size of the file. An entry whose file is missing has no image. */
async function imageOf(
  { publications: { store }, environment, mediaStore }: Site,
  { cover, title }: ArticleRecord,
): Promise<FeedImage | null> {
  const media = cover === null ? undefined : store.media.get(cover)
  const image = media && shareImage(toTileImage(media), title)
  const type = image && store.fileType(image.src)
  if (!image || !type) return null
  // Of a bucket that does not answer, too: the feed matters more.
  const bytes = await mediaStore.size(...mediaFile(image.src, type)).catch(() => null)
  return bytes === null ? null : { url: environment.siteUrl + image.src, type, bytes }
}
