import { videoReference, type VideoReference } from '@tessera/content'
import { ratioOf } from '../fields/video/aspect-ratio'
import { parseVideoUrl } from '../fields/video/video-url'
import type { VideoReferenceRow } from './page-row'

/** Null for one without a title, or without a video of the site's own and an address that can be shown. */
export function toVideoReference({
  title,
  video: own,
  url,
  poster,
  aspectRatio,
}: Omit<VideoReferenceRow, 'blockType'>): VideoReference | null {
  const source = own === null ? parseVideoUrl(url) : { kind: 'file', video: own }
  const video = { title, source, poster, ratio: ratioOf(aspectRatio) }
  return videoReference.safeParse(video).data ?? null
}
