const MEGABYTE = 1024 * 1024

/**
 * Message for the editor. The CMS and its proxy both check the size.
 * @param limit bytes
 */
export const videoTooLargeMessage = (limit: number): string =>
  `This video is larger than ${limit / MEGABYTE} MB. Save it smaller, or ask the person who runs this site to raise VIDEO_LIMIT_MB.`
