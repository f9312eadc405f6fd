import path from 'node:path'

/** Uploaded files, which the site serves for videos of published documents. */
export const videosDir = (dataDir: string) => path.join(dataDir, 'media', 'videos')
/** Uploads in progress; on the same file system as the videos, so that they need not be copied. */
export const incomingDir = (dataDir: string) => path.join(dataDir, 'media', 'incoming')
