/** Counts what is in progress, by key. */
export function countPending(limit: number) {
  const counts = new Map<string, number>()
  return {
    /** @returns a function that ends it, once; null if there are `limit` already */
    begin(key: string): (() => void) | null {
      const count = counts.get(key) ?? 0
      if (count >= limit) return null
      counts.set(key, count + 1)
      let isPending = true
      return () => {
        if (!isPending) return
        isPending = false
        const left = (counts.get(key) ?? 1) - 1
        if (left > 0) counts.set(key, left)
        else counts.delete(key)
      }
    },
  }
}
