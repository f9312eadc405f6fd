import { patterns } from '../content/site.mjs'
import { requireId } from './require-id.mjs'

/** Creates the missing custom patterns. @param {import('../../scripts/internal-api/client.mjs').CmsClient} cms */
export async function seedPatterns(cms) {
  const rows = await cms.list('patterns', { 'where[importBatch][equals]': 'demo' })
  /** @type {Map<unknown, import('../../scripts/internal-api/client.mjs').Id>} */
  const ids = new Map(rows.map((row) => [row['label'], row.id]))
  for (const pattern of patterns) {
    if (ids.has(pattern.label)) continue
    ids.set(pattern.label, (await cms.create('patterns', { ...pattern, importBatch: 'demo' })).id)
  }
  return (/** @type {string} */ label) => requireId(ids.get(label), label)
}
