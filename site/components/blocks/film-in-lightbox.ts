import type { Documents } from '../../pages/chrome'
import { filmRatio } from './film-ratio'
import { filmTracks } from './film-tracks'
import { posterAddress } from './poster-address'

/** What the lightbox needs to know of a film that a link leads to, as its `data-film`; undefined where it leads to none. */
export function filmInLightbox(
  href: string,
  { filmAt, mediaOf, words }: Documents,
): string | undefined {
  const film = href.startsWith('/media/') ? filmAt(href) : undefined
  if (!film) return undefined
  const poster = posterAddress((film.poster !== null && mediaOf(film.poster)) || null)
  return JSON.stringify({ poster, ratio: filmRatio(film), tracks: filmTracks(film, words.lang) })
}
