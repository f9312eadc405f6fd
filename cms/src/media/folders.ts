import path from 'node:path'

/** Private: the files as uploaded. */
export const originalsDir = (dataDir: string) => path.join(dataDir, 'media', 'originals')
/** What the site serves, for the media that published documents show. */
export const variantsDir = (dataDir: string) => path.join(dataDir, 'media', 'variants')
