import { video, type Video } from '@tessera/content'
import { ratioOf } from '../fields/frame-shape'
import { readVideoAddress } from '../fields/video-address'
import type { VideoRow } from './page-row'

/** Null for one without a title or an address that can be shown. */
export function toVideo({
  title,
  address,
  poster,
  shape,
}: Omit<VideoRow, 'blockType'>): Video | null {
  const film = { title, source: readVideoAddress(address), poster, ratio: ratioOf(shape) }
  return video.safeParse(film).data ?? null
}
