import { textCoverTone, type Tile } from '@tessera/gallery/core'
import type { ShareImage } from '../../pages/meta'
import type { ArticleRecord } from '../publications/article-record'
import type { PageRecord } from '../publications/library'
import type { Site } from '../site'
import { drawingColours } from '../drawn-images/drawing-colours'
import { CARD_SIZE, cardHash, type Card } from './card'

/** There is one search. */
const SEARCH_KEY = 'search'

type Of = Pick<Site, 'publications' | 'chrome' | 'base' | 'home'>

/** `/cards/<kind>/<key>/<hash>.png` */
export const articleCard = (site: Of, { key }: ArticleRecord) => shared(site, 'article', key)
export const pageCard = (site: Of, { key }: PageRecord) => shared(site, 'page', key)
export const searchCard = (site: Of) => shared(site, 'search', SEARCH_KEY)

/** A slide bears the card of its article. */
export function slideCard(site: Of, { href }: Tile): ShareImage | null {
  const article = site.publications.library.articleAt(href)
  return article ? articleCard(site, article) : null
}

/** Null for what is not published. */
export function cardOf({ publications, chrome, home }: Of, kind: string, key: string): Card | null {
  const { name, words } = chrome('')
  const { articles, pages, theme } = publications.library
  const coloursOf = (slug: string) => {
    const { textCovers, paper, ink, muted, accent } = drawingColours(theme)
    return { ground: textCovers[textCoverTone(slug)] ?? paper, ink, muted, accent }
  }
  if (kind === 'article') {
    const article = articles.get(key)
    return article ? { title: article.title, name, colours: coloursOf(article.slug) } : null
  }
  if (kind === 'search' && key === SEARCH_KEY)
    return { title: words.search.title, name, colours: coloursOf(SEARCH_KEY) }
  const record = kind === 'page' ? pages.get(key) : undefined
  if (!record) return null
  const { title, slug } = record.page
  return { title: record.path === home ? name : title, name, colours: coloursOf(slug) }
}

function shared(site: Of, kind: 'article' | 'page' | 'search', key: string): ShareImage | null {
  const card = cardOf(site, kind, key)
  if (!card) return null
  const src = `${site.base}/cards/${kind}/${encodeURIComponent(key)}/${cardHash(card)}.png`
  return { src, alt: card.title, ...CARD_SIZE }
}
