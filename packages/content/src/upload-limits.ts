const MEGABYTE = 1024 * 1024

/** Time limit of a video upload, ms: half an hour, enough for 300 MB at 1.4 Mbit/s. The CMS and its proxy share it. */
export const UPLOAD_TIMEOUT_MS = 1_800_000

/**
 * Message for the editor. The CMS and its proxy both check the size.
 * @param limit bytes
 */
export const videoTooLargeMessage = (limit: number): string =>
  `This video is larger than ${limit / MEGABYTE} MB. Save it smaller, or ask whoever runs this site to raise VIDEO_LIMIT_MB.`
