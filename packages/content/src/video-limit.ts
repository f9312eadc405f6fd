const MEGABYTE = 1024 * 1024
const USUAL = 300
/** Browsers and proxies count larger ones in 32 bits. */
const MOST = 4095

/**
 * Bytes of the largest video that may be uploaded, as both programs read it.
 * @param value megabytes; 300 unless told
 * @returns null for what is none
 */
export function readVideoLimit(value: string | undefined): number | null {
  const megabytes = value ? Number(value) : USUAL
  const isLimit = Number.isInteger(megabytes) && megabytes >= 1 && megabytes <= MOST
  return isLimit ? megabytes * MEGABYTE : null
}

/** ms that an upload may take, as both programs wait: half an hour, 300 MB at 1.4 Mbit/s. */
export const LONGEST_UPLOAD = 1_800_000

/**
 * What an editor is told, by whichever program counts.
 * @param limit bytes
 */
export const videoTooLarge = (limit: number): string =>
  `This video is larger than ${limit / MEGABYTE} MB. Save it smaller, or ask whoever runs this site to raise VIDEO_LIMIT_MB.`
