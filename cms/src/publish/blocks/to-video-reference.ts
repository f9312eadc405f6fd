import { videoReference, type VideoReference } from '@tessera/content'
import { toRatio } from '../../fields/video/aspect-ratio'
import { parseVideoUrl } from '../../fields/video/video-url'
import type { VideoReferenceRow } from '../row-schemas/block-rows'

/** Null for a video without a title, or with neither an upload nor a supported URL. */
export function toVideoReference({
  title,
  video: upload,
  url,
  poster,
  aspectRatio,
}: Omit<VideoReferenceRow, 'blockType'>): VideoReference | null {
  const source = upload === null ? parseVideoUrl(url) : { kind: 'file', video: upload }
  const video = { title, source, poster, ratio: toRatio(aspectRatio) }
  return videoReference.safeParse(video).data ?? null
}
