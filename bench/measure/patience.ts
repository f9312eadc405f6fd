/** What work gives, or null when it has not given it within so many ms. */
export async function within<T>(limit: number, work: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined
  const end = new Promise<null>((resolve) => (timer = setTimeout(() => resolve(null), limit)))
  // When the browser is closed upon it, its rejection is expected.
  work.catch(() => null)
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}
