// @ts-check

/** Digits of the SHA-256 of a file that the CMS puts into its name. */
export const HASH_LENGTH = 8

/**
 * The hash in a file name of the CMS, which saves `tide.jpg` as `tide-1a2b3c4d.jpg`, and the same file again as
 * `tide-1a2b3c4d-1.jpg`. A name without a hash is returned whole.
 * @param {string} filename
 */
export const hashInFilename = (filename) =>
  /-([0-9a-f]{8})(?:-\d+)?\.\w+$/.exec(filename)?.[1] ?? filename
