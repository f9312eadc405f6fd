import type { GalleryBlock } from '@tessera/content'
import { isGallery } from '../galleries/gallery-shelf'
import type { PageRecord } from '../publications/library'
import type { Renderer, Site } from '../site'
import { toEntry } from './entry-of'
import type { Feed } from './feed'
import { feedPath, feedTitle, type FeedFormat } from './feed-formats'
import { newestMembers } from './newest-members'

/** Readers ask every hour: what is older they have, or do not want. */
const MOST_ENTRIES = 50

/** The feed of a page's galleries. @param gallery one of them alone */
export async function feedOf(
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
  const { library } = site.publications
  const { name, siteUrl, lang, icons, description } = site.chrome(path)
  const galleries = gallery ? [gallery] : page.blocks.filter(isGallery)
  const articles = await newestMembers(library, galleries, MOST_ENTRIES)
  const entries = await Promise.all(articles.map((article) => toEntry(site, article, renderer)))
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
