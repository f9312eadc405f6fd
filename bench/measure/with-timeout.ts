/** Resolves with the result of `work`, or with null after `timeoutMs`. */
export async function withTimeout<T>(timeoutMs: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<null>(
    (resolve) => (timer = setTimeout(() => resolve(null), timeoutMs)),
  )
  // After the timeout the caller closes the browser, which rejects `work`.
  work.catch(() => null)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}
