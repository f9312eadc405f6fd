import { video, type Video } from '@tessera/content'
import { ratioOf } from '../fields/frame-shape'
import { readVideoAddress } from '../fields/video-address'
import type { VideoRow } from './page-row'

/** Null for one without a title, or without a film of the site's own and an address that can be shown. */
export function toVideo({
  title,
  film: own,
  address,
  poster,
  shape,
}: Omit<VideoRow, 'blockType'>): Video | null {
  const source = own === null ? readVideoAddress(address) : { film: own }
  const film = { title, source, poster, ratio: ratioOf(shape) }
  return video.safeParse(film).data ?? null
}
