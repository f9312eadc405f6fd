import { basename, join } from 'node:path'

/**
 * Path on the disk of a published image or video.
 * @param path of its URL: `/media/<file>`
 * @param type media type
 */
export const mediaFile = (dataDir: string, path: string, type: string): string =>
  join(dataDir, 'media', type.startsWith('video/') ? 'videos' : 'variants', basename(path))
