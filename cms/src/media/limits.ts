/** Largest file an editor may upload, bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024
/** Largest image: more would take a gigabyte to unpack (a 31 kB file can hold 256 million pixels). */
export const MAX_PIXELS = 100_000_000
/** px. 512 is for tiles and covers of phones, which at the usual density of 1.75 want 505: two thirds of the next. */
export const VARIANT_WIDTHS = [320, 512, 640, 960, 1600, 2560] as const
