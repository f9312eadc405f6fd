import path from 'node:path'

/** Uploaded files; private. */
export const originalsDir = (dataDir: string) => path.join(dataDir, 'media', 'originals')
/** Variants, which the site serves for images of published documents. */
export const variantsDir = (dataDir: string) => path.join(dataDir, 'media', 'variants')
