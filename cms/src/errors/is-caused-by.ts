/** How a driver or the operating system reports a failure: by an error code, or only in the message. */
export interface Failure {
  readonly codes: ReadonlySet<string>
  readonly message?: RegExp
}

/** Whether an error or one of its causes is this failure. Payload and drizzle wrap the errors of the driver. */
export function isCausedBy(error: unknown, failure: Failure): boolean {
  if (!(error instanceof Error)) return false
  if ('code' in error && failure.codes.has(String(error.code))) return true
  return Boolean(failure.message?.test(error.message)) || isCausedBy(error.cause, failure)
}
