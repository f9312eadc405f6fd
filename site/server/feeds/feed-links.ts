import type { FeedLink } from '../../pages/meta'
import { isGallery } from '../galleries/gallery-shelf'
import type { PageRecord } from '../publications/library'
import type { Site } from '../site'
import { feedPath, feedTitle, FORMATS } from './feed-formats'

/** The feeds that a page names: its own in every format, and where it has several galleries one of each alone. */
export function feedLinks(
  { publications, chrome, base }: Pick<Site, 'publications' | 'chrome' | 'base'>,
  { page }: PageRecord,
): readonly FeedLink[] {
  const galleries = page.blocks.filter(isGallery)
  const isOff = publications.library.site?.feeds === 'off'
  if (galleries.length === 0 || isOff) return []
  const { name } = chrome('')
  const whole = FORMATS.map(({ file, type, label }) => ({
    type,
    title: `${feedTitle(page, null, name)} (${label})`,
    href: base + feedPath(page.slug, null, file),
  }))
  if (galleries.length === 1) return whole
  const [{ file, type }] = FORMATS
  const alone = galleries.map((gallery) => ({
    type,
    title: feedTitle(page, gallery, name),
    href: base + feedPath(page.slug, gallery.id, file),
  }))
  return [...whole, ...alone]
}
