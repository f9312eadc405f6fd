/** Keeps the newest of what is in progress, by key. */
export function keepNewest(limit: number) {
  const pending = new Map<string, Set<() => void>>()
  return {
    /**
     * @param replace called when a newer one takes its place
     * @returns a function that ends it
     */
    begin(key: string, replace: () => void): () => void {
      const ofKey = pending.get(key) ?? new Set()
      const [oldest] = ofKey
      if (oldest && ofKey.size >= limit) {
        ofKey.delete(oldest)
        oldest()
      }
      pending.set(key, ofKey.add(replace))
      return () => {
        ofKey.delete(replace)
        if (ofKey.size === 0 && pending.get(key) === ofKey) pending.delete(key)
      }
    },
  }
}
