import path from 'node:path'

/** What the site serves, for the videos that published documents show: the files as uploaded. */
export const videosDir = (dataDir: string) => path.join(dataDir, 'media', 'videos')
/** Uploads while they come in; beside the videos, so that they need not be copied. */
export const incomingDir = (dataDir: string) => path.join(dataDir, 'media', 'incoming')
