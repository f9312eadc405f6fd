import { basename } from 'node:path'
import type { MediaFolder } from '../../../scripts/media-store/media-store.mjs'

/**
 * Where the media store has a published image or video: its folder and name.
 * @param path of its URL: `/media/<file>`
 * @param type media type
 */
export const mediaFile = (path: string, type: string): readonly [MediaFolder, string] => [
  type.startsWith('video/') ? 'videos' : 'variants',
  basename(path),
]
