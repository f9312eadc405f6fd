import type { PageLocation } from './page-location'

/** A location without an address: its history is one entry. */
export function createMemoryLocation(
  initialSearch = '',
  onChange?: (search: string) => void,
): PageLocation {
  let search = initialSearch
  const listeners = new Set<(byBrowser: boolean) => void>()
  const write = (next: string) => {
    if (next === search) return
    search = next
    listeners.forEach((listener) => listener(false))
    onChange?.(search)
  }
  return {
    search: () => search,
    push: write,
    replace: write,
    isMarked: () => false,
    back: () => undefined,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}
