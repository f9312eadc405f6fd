// @ts-check

/**
 * MIME types of the images that the CMS accepts, by file extension. Equals `IMAGE_TYPES` of packages/content, which is
 * TypeScript and cannot be imported here.
 * @type {Readonly<Record<string, string>>}
 */
export const IMAGE_TYPES = {
  ...{ '.avif': 'image/avif', '.webp': 'image/webp', '.jpg': 'image/jpeg', '.jpeg': 'image/jpeg' },
  ...{ '.png': 'image/png', '.gif': 'image/gif' },
}
