import type { Documents } from '../../pages/chrome'
import { videoRatio } from './video-ratio'
import { videoTracks } from './video-tracks'
import { posterAddress } from './poster-address'

/** What the lightbox needs to know of a video that a link leads to, as its `data-video`; undefined where it leads to none. */
export function videoInLightbox(
  href: string,
  { videoAt, mediaOf, words }: Documents,
): string | undefined {
  const video = href.startsWith('/media/') ? videoAt(href) : undefined
  if (!video) return undefined
  const poster = posterAddress((video.poster !== null && mediaOf(video.poster)) || null)
  return JSON.stringify({
    poster,
    ratio: videoRatio(video),
    tracks: videoTracks(video, words.lang),
  })
}
