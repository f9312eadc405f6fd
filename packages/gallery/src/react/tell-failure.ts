/** Says which file did not come or could not start, and why, where the page goes on without it. */
export const tellFailure = (file: string, error: unknown): void =>
  console.error(file, error instanceof Error ? error.message : error)
