import { createHash, timingSafeEqual } from 'node:crypto'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Compares in constant time, whatever the lengths. An empty secret matches nothing, so its access is closed. */
export function isSameSecret(given: string, secret: string): boolean {
  const isEqual = timingSafeEqual(digest(given), digest(secret))
  return secret !== '' && isEqual
}
