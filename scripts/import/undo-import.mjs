// @ts-check
import { formatNumber } from '../cli/format-text.mjs'

/** Kept documents that are listed. */
const MAX_LISTED = 200

/**
 * Takes an import back: deletes what it has made, except what somebody has changed since or uses, and lists the rest.
 * @param {object} options
 * @param {import('../internal-api/client.mjs').CmsClient} options.client
 * @param {string} options.importBatch name of the import
 * @param {(text: string) => void} options.log
 */
export async function undoImport({ client, importBatch, log }) {
  const path = `internal/undo-import?batch=${encodeURIComponent(importBatch)}`
  /** @type {Record<string, unknown>[]} */
  const kept = []
  let removed = 0
  for (let position = {}; position;) {
    const result = await client.send('POST', path, position)
    removed += Number(result['removed'])
    if (Array.isArray(result['kept'])) kept.push(...result['kept'])
    const { next } = result
    if (typeof next !== 'object' || next === null) break
    position = next
  }
  log(`${formatNumber(removed)} documents of the import "${importBatch}" are deleted.`)
  if (kept.length === 0) return { removed, kept: 0, listed: [] }
  log(`Kept, because somebody has changed or uses them: ${formatNumber(kept.length)}`)
  for (const { collection, id, title, reason } of kept.slice(0, MAX_LISTED))
    log(`  ${collection} ${id} "${title}": ${reason}`)
  if (kept.length > MAX_LISTED) log(`  … and ${kept.length - MAX_LISTED} more`)
  return { removed, kept: kept.length, listed: kept.slice(0, MAX_LISTED) }
}
