/** Reads from `sessionStorage`; null when nothing is stored or storage is blocked. */
export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null
  }
}

/** Writes to `sessionStorage`, unless it is full or blocked. Features that use it work without the stored value. */
export function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // See above.
  }
}
