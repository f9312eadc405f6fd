/**
 * Logs that a script file failed to load or to start. The page goes on without it. The first words are those of the
 * scripts that a site's owner declares, so one search of the console finds all.
 */
export const logFailure = (file: string, error: unknown): void =>
  console.error('Error in script declaration', `${String(error)} (${file})`)
