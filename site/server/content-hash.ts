import { createHash } from 'node:crypto'

/** A short hash for URLs and ETags that change with their content: 12 URL-safe characters (72 bits). */
export const contentHash = (content: string): string =>
  createHash('sha256').update(content).digest('base64url').slice(0, 12)
