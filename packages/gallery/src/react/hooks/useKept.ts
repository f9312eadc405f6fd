import { useState } from 'react'

/** A value that is created again only when its key is another one. */
export function useKept<T>(key: string, create: () => T): T {
  const [kept, setKept] = useState(() => ({ key, value: create() }))
  if (kept.key === key) return kept.value
  const next = { key, value: create() }
  setKept(next)
  return next.value
}
