// @ts-check
import { readRows } from './read-rows.mjs'
import { toArticle } from './to-article.mjs'

/**
 * @typedef {import('./mapping.mjs').Mapping} Mapping
 * @typedef {import('./batches.mjs').ImportLine} ImportLine
 * @typedef {{ line: number, reason: string, original: unknown }} Reject
 */

/**
 * The lines of a file that can be sent. The others are told.
 * @param {object} options
 * @param {string} options.file
 * @param {Mapping} options.mapping
 * @param {(reject: Reject) => void} options.onReject
 * @returns {AsyncGenerator<ImportLine>}
 */
export async function* importLines({ file, mapping, onReject }) {
  for await (const row of readRows(file)) {
    const { line } = row
    if ('problem' in row) {
      onReject({ line, reason: row.problem, original: row.original })
      continue
    }
    const converted = toArticle(row.fields, mapping)
    if (converted.ok) {
      const { key, article, leftOut } = converted
      yield { line, key, article, leftOut, original: row.fields }
    } else onReject({ line, reason: converted.reason, original: row.fields })
  }
}
