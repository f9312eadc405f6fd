// @ts-check

/**
 * MIME types by the extensions that stored files have. A test compares them with `IMAGE_TYPES` and `VIDEO_TYPES` of
 * packages/content, which `npm run media` cannot import: it runs without a compiler of TypeScript.
 * @type {Readonly<Record<string, string>>}
 */
export const CONTENT_TYPES = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  mp4: 'video/mp4',
  webm: 'video/webm',
}
