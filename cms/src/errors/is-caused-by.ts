/** How those who keep things name a failure: by a code, or in words alone. */
export interface Failure {
  readonly codes: ReadonlySet<string>
  readonly words?: RegExp
}

/** Whether this failure is at the bottom of an error: it is wrapped by who spoke to the database, and by who spoke to them. */
export function isCausedBy(error: unknown, failure: Failure): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && failure.codes.has(String(error.code))) return true
  return Boolean(failure.words?.test(error.message)) || isCausedBy(error.cause, failure)
}
