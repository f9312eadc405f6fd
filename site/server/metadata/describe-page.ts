import { INITIAL_STATE, writeState } from '@tessera/gallery/core'
import type { Meta } from '../../components/layout/head/meta'
import type { GalleryOnPage } from '../../components/blocks/GalleryBlock'
import { feedLinks } from '../feeds/feed-links'
import { pageOgImage, slideOgImage } from '../og-images/find-og-image'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { galleryThing } from '../structured-data/gallery-thing'
import { webSiteThing } from '../structured-data/web-site-thing'
import { firstImage } from './first-image'
import { numberedPages } from './numbered-pages'
import { shareImage } from './share-image'

/** Metadata of a page, or of the slide that is open on it. Filtered views have the metadata of the page. */
export function describePage(
  site: Site,
  record: PageRecord,
  galleries: readonly GalleryOnPage[],
): Meta {
  const { path, page } = record
  const open = galleries.find(({ view }) => view.slide)
  if (open?.view.slide) return describeSlide(site, record, open)

  const isHome = path === site.home
  const { store } = site.publications
  const image = firstImage(page.blocks, { store, galleries })
  const shell = site.pageShell(path)
  const meta: Meta = {
    title: isHome ? null : page.title,
    description: page.description,
    address: path,
    isIndexed: galleries.every(isUnfiltered),
    image: (image && shareImage(image, page.title)) ?? pageOgImage(site, record),
    kind: 'website',
    feeds: feedLinks(site, record),
    things: [
      isHome ? webSiteThing(shell) : breadcrumbs(shell, [{ name: page.title, path }]),
      ...galleries.map((gallery) => galleryThing(shell, gallery)),
    ],
  }
  return meta.isIndexed
    ? { ...meta, ...numberedPages(path, meta, galleries, shell.messages.numberedPage) }
    : meta
}

/** Neither filtered nor searched nor sorted; any page of it. */
const isUnfiltered = ({ gallery, state }: GalleryOnPage) =>
  writeState(gallery, { ...state, page: 1, openTileId: null }, '') === ''

function describeSlide(
  site: Site,
  { path, page }: PageRecord,
  { gallery, view }: GalleryOnPage,
): Meta {
  const { tile } = view.slide ?? {}
  if (!tile) throw new Error(`No slide is open in ${gallery.id}, so there is nothing to describe.`)
  return {
    title: tile.title,
    description: tile.intro ?? tile.textCover?.lines.join(', ') ?? page.description,
    address: path + writeState(gallery, { ...INITIAL_STATE, openTileId: tile.id }, ''),
    image: (tile.image && shareImage(tile.image, tile.title)) ?? slideOgImage(site, tile),
    kind: 'article',
  }
}
