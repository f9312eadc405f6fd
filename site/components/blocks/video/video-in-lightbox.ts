import type { Documents } from '../../layout/documents'
import { posterPath } from './poster-path'
import { videoRatio } from './video-ratio'
import { videoTracks } from './video-tracks'

/** The `data-video` of a link to an uploaded video: JSON that the lightbox needs. Undefined for other links. */
export function videoInLightbox(
  href: string,
  { videoAt, mediaOf, messages }: Documents,
): string | undefined {
  const video = href.startsWith('/media/') ? videoAt(href) : undefined
  if (!video) return undefined
  const poster = posterPath((video.poster !== null && mediaOf(video.poster)) || null)
  return JSON.stringify({
    poster,
    ratio: videoRatio(video),
    tracks: videoTracks(video, messages.lang),
  })
}
