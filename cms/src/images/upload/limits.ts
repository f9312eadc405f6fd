/** Largest upload of an image, bytes. */
export const MAX_UPLOAD_BYTES = 25 * 1024 * 1024
/** Largest TIFF file, bytes. It becomes a smaller file before it is stored. */
export const MAX_TIFF_BYTES = 200 * 1024 * 1024
/** Largest image, pixels. Decoding more would take a gigabyte of memory (a 31 kB file can contain 256 million pixels). */
export const MAX_PIXELS = 100_000_000
/** Largest animation, pixels of all frames. Visitors see its first frame, but some decoders read more. */
export const MAX_ANIMATION_PIXELS = 500_000_000
/** Widths of the variants, px. 512 is for tiles and covers on phones, which need 505 px at the common density of 1.75. */
export const VARIANT_WIDTHS = [320, 512, 640, 960, 1600, 2560] as const
/** Widest variant that the publication of an image waits for, px. A wider one takes as long as all others together. */
export const MAX_FIRST_WIDTH = 1600
