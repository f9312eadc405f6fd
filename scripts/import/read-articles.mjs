// @ts-check
import { toArticle } from './mapping/to-article.mjs'
import { readRows } from './sources/read-rows.mjs'

/**
 * The rows of a file as articles. Rows that cannot become one are passed to `onReject`.
 * @param {object} options
 * @param {string} options.file
 * @param {import('./mapping/mapping-schema.mjs').Mapping} options.mapping
 * @param {(rejected: import('./report/rejected-lines.mjs').RejectedLine) => void} options.onReject
 * @returns {AsyncGenerator<import('./send/to-batches.mjs').ImportLine>}
 */
export async function* readArticles({ file, mapping, onReject }) {
  for await (const row of readRows(file)) {
    const { line } = row
    if ('reason' in row) {
      onReject(row)
      continue
    }
    const result = toArticle(row.fields, mapping)
    if (result.ok) {
      const { key, article, omissions } = result
      yield { line, key, article, omissions, original: row.fields }
    } else onReject({ line, reason: result.reason, original: row.fields })
  }
}
