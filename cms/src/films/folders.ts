import path from 'node:path'

/** What the site serves, for the films that published documents show: the files as uploaded. */
export const filmsDir = (dataDir: string) => path.join(dataDir, 'media', 'films')
/** Uploads while they come in; beside the films, so that they need not be copied. */
export const incomingDir = (dataDir: string) => path.join(dataDir, 'media', 'incoming')
