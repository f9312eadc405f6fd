import type { Drawing, DrawnTile } from '@tessera/gallery/patterns'

/**
 * Whether a value is a drawing. Without zod, which would add 76 kB (brotli) to the admin's script; the CMS validates with
 * zod before it stores a drawing.
 */
export function isDrawing(value: unknown): value is Drawing {
  if (!isRecord(value) || !Number.isInteger(value['columns'])) return false
  const { tiles } = value
  return Array.isArray(tiles) && tiles.every(isTile)
}

const isTile = (value: unknown): value is DrawnTile =>
  isRecord(value) &&
  ['column', 'row', 'columns', 'rows'].every((key) => Number.isInteger(value[key]))

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null
