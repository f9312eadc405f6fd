/** A visitor who left in the middle of an answer is no fault of ours. */
export function isClientGone(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ECONNRESET' || error.code === 'ERR_STREAM_PREMATURE_CLOSE')
  )
}
