import { INITIAL_STATE, writeState } from '@tessera/gallery/core'
import type { GalleryOnPage } from '../../pages/GalleryRoot'
import type { Meta } from '../../pages/meta'
import { pageCard, slideCard } from '../cards/card-of'
import { feedLinks } from '../feeds/feed-links'
import type { PageRecord } from '../publications/library'
import type { Site } from '../site'
import { breadcrumbs } from '../structured-data/breadcrumbs'
import { galleryThing } from '../structured-data/gallery-thing'
import { webSiteThing } from '../structured-data/web-site-thing'
import { firstImage } from './first-image'
import { numberedPages } from './numbered-pages'
import { shareImage } from './share-image'

/** An open slide is what the address is about. A filtered view is the page itself to a search engine. */
export function describePage(
  site: Site,
  record: PageRecord,
  galleries: readonly GalleryOnPage[],
): Meta {
  const { path, page } = record
  const open = galleries.find(({ view }) => view.slide)
  if (open?.view.slide) return describeSlide(site, record, open)

  const title = path === site.home ? null : page.title
  const { library } = site.publications
  const image = firstImage(page.blocks, { library, galleries })
  const chrome = site.chrome(path)
  const crumbs = path === site.home ? [] : [breadcrumbs(chrome, [{ name: page.title, path }])]
  const meta: Meta = {
    title,
    description: page.description,
    address: path,
    isIndexed: galleries.every(isWhole),
    image: (image && shareImage(image, page.title)) ?? pageCard(site, record),
    kind: 'website',
    feeds: feedLinks(site, record),
    things: [
      ...(path === site.home ? [webSiteThing(chrome)] : crumbs),
      ...galleries.map((shown) => galleryThing(chrome, shown)),
    ],
  }
  return meta.isIndexed
    ? { ...meta, ...numberedPages(path, meta, galleries, chrome.words.numberedPage) }
    : meta
}

/** Neither filtered nor searched nor sorted: what it shows is what the page is about. */
const isWhole = ({ gallery, state }: GalleryOnPage) =>
  writeState(gallery, { ...state, page: 1, view: null }, '') === ''

function describeSlide(
  site: Site,
  { path, page }: PageRecord,
  { gallery, view }: GalleryOnPage,
): Meta {
  const { tile } = view.slide ?? {}
  if (!tile) throw new Error(`No slide is open in ${gallery.id}: there is nothing to describe.`)
  return {
    title: tile.title,
    description: tile.intro ?? tile.textCover?.lines.join(', ') ?? page.description,
    address: path + writeState(gallery, { ...INITIAL_STATE, view: tile.id }, ''),
    image: (tile.image && shareImage(tile.image, tile.title)) ?? slideCard(site, tile),
    kind: 'article',
  }
}
