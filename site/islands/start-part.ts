/** Starts a part of the page. Where that fails, the console names the file, and the rest goes on. */
export function startPart(file: string, start: () => void): void {
  try {
    start()
  } catch (error) {
    tellFailure(file)(error)
  }
}

/** Says which of our files could not start, and why; for the end of a promise as well. */
export const tellFailure = (file: string) => (error: unknown) =>
  console.error(file, error instanceof Error ? error.message : error)
