import type { GalleryBlock } from '@tessera/content'
import { isGallery } from '../galleries/is-gallery'
import type { PageRecord } from '../publications/document-store'
import type { Renderer, Site } from '../site'
import type { Feed } from './feed'
import { feedPath, feedTitle, type FeedFormat } from './feed-formats'
import { newestArticles } from './newest-articles'
import { toFeedEntry } from './to-feed-entry'

/** Feed readers ask every hour, so they have older entries already. */
const MAX_ENTRIES = 50

/**
 * The feed of a page's galleries.
 * @param gallery null for all of them
 */
export async function buildFeed(
  site: Site,
  { path, page }: PageRecord,
  {
    gallery,
    format,
    renderer,
  }: {
    readonly gallery: GalleryBlock | null
    readonly format: FeedFormat
    readonly renderer: Renderer
  },
): Promise<Feed> {
  const { store } = site.publications
  const { name, siteUrl, lang, icons, description } = site.pageShell(path)
  const galleries = gallery ? [gallery] : page.blocks.filter(isGallery)
  const articles = await newestArticles(store, galleries, MAX_ENTRIES)
  const entries = await Promise.all(articles.map((article) => toFeedEntry(site, article, renderer)))
  const updated = entries
    .map((entry) => entry.updated)
    .sort()
    .at(-1)
  return {
    title: feedTitle(page, gallery, name),
    description: page.description ?? description,
    lang,
    home: siteUrl + path + (gallery ? `#${gallery.id}` : ''),
    self: siteUrl + site.base + feedPath(page.slug, gallery?.id ?? null, format.file),
    updated: updated ?? new Date(0).toISOString(),
    icon: siteUrl + icons.touch,
    author: name,
    entries,
  }
}
