import type { FeedLink } from '../../components/layout/head/meta'
import { isGallery } from '../galleries/is-gallery'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'
import { FEED_FORMATS, feedPath, feedTitle } from './feed-formats'

/** The feeds that a page links: its own in every format, and with several galleries the RSS feed of each. */
export function feedLinks(
  { publications, pageShell, base }: Pick<Site, 'publications' | 'pageShell' | 'base'>,
  { page }: PageRecord,
): readonly FeedLink[] {
  const galleries = page.blocks.filter(isGallery)
  const isDisabled = publications.store.site?.feeds === 'off'
  if (galleries.length === 0 || isDisabled) return []
  const { name } = pageShell('')
  const ofPage = FEED_FORMATS.map(({ file, type, label }) => ({
    type,
    title: `${feedTitle(page, null, name)} (${label})`,
    href: base + feedPath(page.slug, null, file),
  }))
  if (galleries.length === 1) return ofPage
  const [{ file, type }] = FEED_FORMATS
  const ofGalleries = galleries.map((gallery) => ({
    type,
    title: feedTitle(page, gallery, name),
    href: base + feedPath(page.slug, gallery.id, file),
  }))
  return [...ofPage, ...ofGalleries]
}
