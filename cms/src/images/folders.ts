import path from 'node:path'

/** Uploaded files; private. */
export const originalsDir = (dataDir: string) => path.join(dataDir, 'media', 'originals')
/** Variants, which the site serves for images of published documents. */
export const variantsDir = (dataDir: string) => path.join(dataDir, 'media', 'variants')
/**
 * Where Payload expects the files of uploads. It stays empty: Payload deletes the file before a replacement at once, and it
 * would be lost if the replacement failed.
 */
export const payloadUploadsDir = (dataDir: string) => path.join(dataDir, 'media', 'payload')
