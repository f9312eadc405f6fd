import { createHash } from 'node:crypto'

/**
 * A short hash for URLs and ETags that change with their content: 12 URL-safe characters (72 bits).
 * @param content joined; it need not be in one string
 */
export function contentHash(...content: readonly string[]): string {
  const hash = createHash('sha256')
  for (const part of content) hash.update(part)
  return hash.digest('base64url').slice(0, 12)
}
