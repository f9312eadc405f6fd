// @ts-check
import { formatNumber } from '../../cli/format-text.mjs'

/** Terms per request: a second of work. */
const BATCH_SIZE = 200

/**
 * Creates the missing filter groups and terms in their order. The CMS appends the terms of imported articles as they
 * arrive, which would put the 1960s before the 1820s. Existing terms keep their order.
 * @param {import('../../internal-api/client.mjs').CmsClient} client
 * @param {string} importBatch
 * @param {object} options
 * @param {readonly import('../scan-file.mjs').GroupTerms[]} options.groups
 * @param {(text: string) => void} options.onProgress
 */
export async function createTerms(client, importBatch, { groups, onProgress }) {
  for (const { group, terms } of groups) {
    if (terms.length > BATCH_SIZE)
      onProgress(`Filter group "${group.label}": ${formatNumber(terms.length)} options …`)
    // A group without terms exists too, because the gallery of the import names it.
    for (let start = 0; start === 0 || start < terms.length; start += BATCH_SIZE) {
      const batch = terms.slice(start, start + BATCH_SIZE)
      await client.send('POST', `internal/terms?batch=${importBatch}`, {
        ...{ group, terms: batch, more: start + BATCH_SIZE < terms.length },
      })
      const done = Math.min(start + BATCH_SIZE, terms.length)
      if (start > 0) onProgress(`  ${formatNumber(done)} of ${formatNumber(terms.length)}`)
    }
  }
}
