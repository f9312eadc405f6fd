const MEGABYTE = 1024 * 1024

/** ms that an upload may take, as both programs wait: half an hour, 300 MB at 1.4 Mbit/s. */
export const LONGEST_UPLOAD = 1_800_000

/**
 * What an editor is told, by whichever program counts.
 * @param limit bytes
 */
export const videoTooLarge = (limit: number): string =>
  `This video is larger than ${limit / MEGABYTE} MB. Save it smaller, or ask whoever runs this site to raise VIDEO_LIMIT_MB.`
