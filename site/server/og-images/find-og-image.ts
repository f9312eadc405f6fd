import { textCoverTone, type Tile } from '@tessera/gallery/core'
import type { ShareImage } from '../../components/layout/head/meta'
import { imageColours } from '../generated-images/image-colours'
import type { ArticleRecord } from '../publications/article-record'
import type { PageRecord } from '../publications/document-store'
import type { Site } from '../site'
import { OG_IMAGE_SIZE, ogImageHash, type OgImage } from './og-image'

type Kind = 'article' | 'page' | 'search'
type OgImageSite = Pick<Site, 'publications' | 'pageShell' | 'base' | 'home'>

/** The key of the only search page. */
const SEARCH_KEY = 'search'

export const articleOgImage = (site: OgImageSite, { key }: ArticleRecord) =>
  shareOgImage(site, 'article', key)
export const pageOgImage = (site: OgImageSite, { key }: PageRecord) =>
  shareOgImage(site, 'page', key)
export const searchOgImage = (site: OgImageSite) => shareOgImage(site, 'search', SEARCH_KEY)

/** A slide has the image of its article. */
export function slideOgImage(site: OgImageSite, { href }: Tile): ShareImage | null {
  const article = site.publications.store.articleAt(href)
  return article ? articleOgImage(site, article) : null
}

/** Null for documents that are not published. */
export function findOgImage(
  { publications, pageShell, home }: OgImageSite,
  kind: string,
  key: string,
): OgImage | null {
  const { name: siteName, messages } = pageShell('')
  const { articles, pages, theme } = publications.store
  const toOgImage = (title: string, slug: string): OgImage => {
    const { textCovers, paper, ink, muted, accent } = imageColours(theme)
    const background = textCovers[textCoverTone(slug)] ?? paper
    return { title, siteName, colours: { background, ink, muted, accent } }
  }
  if (kind === 'article') {
    const article = articles.get(key)
    return article ? toOgImage(article.title, article.slug) : null
  }
  if (kind === 'search' && key === SEARCH_KEY) return toOgImage(messages.search.title, SEARCH_KEY)
  const record = kind === 'page' ? pages.get(key) : undefined
  if (!record) return null
  const { title, slug } = record.page
  return toOgImage(record.path === home ? siteName : title, slug)
}

/** `/og-images/<kind>/<key>/<hash>.png` */
function shareOgImage(site: OgImageSite, kind: Kind, key: string): ShareImage | null {
  const image = findOgImage(site, kind, key)
  if (!image) return null
  const src = `${site.base}/og-images/${kind}/${encodeURIComponent(key)}/${ogImageHash(image)}.png`
  return { src, alt: image.title, ...OG_IMAGE_SIZE }
}
