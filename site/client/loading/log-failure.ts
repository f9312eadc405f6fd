/** Logs the name of a file that could not start, and the message of its error. */
export const logFailure = (file: string, error: unknown) =>
  console.error(file, error instanceof Error ? error.message : error)
