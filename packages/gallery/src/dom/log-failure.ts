/** Logs that a script file failed to load or to start. The page goes on without it. */
export const logFailure = (file: string, error: unknown): void =>
  console.error(
    `${file} failed to load or start: ${error instanceof Error ? error.message : String(error)}`,
  )
