// @ts-check
import { createHash } from 'node:crypto'
import { UNUSED_COLUMN } from './mapping/row-losses.mjs'
import { toArticle } from './mapping/to-article.mjs'
import { readRows } from './sources/read-rows.mjs'

/**
 * @typedef {import('./mapping/row-losses.mjs').Loss} Loss
 *
 * The rows of a file as articles. Rows that cannot become one are passed to `onReject`.
 * @param {object} options
 * @param {string} options.file
 * @param {import('./mapping/mapping-schema.mjs').Mapping} options.mapping
 * @param {(rejected: import('./report/rejected-lines.mjs').RejectedLine) => void} options.onReject
 * @returns {AsyncGenerator<import('./send/to-batches.mjs').ImportLine>}
 */
export async function* readArticles({ file, mapping, onReject }) {
  /** Lines by the hashes of their keys, which are shorter than many keys. @type {Map<string, number>} */
  const lines = new Map()
  for await (const row of readRows(file)) {
    const { line } = row
    if ('reason' in row) {
      onReject(row)
      continue
    }
    const result = toArticle(row.fields, mapping)
    if (!result.ok) {
      onReject({ line, reason: result.reason, original: row.fields })
      continue
    }
    const { key } = result
    const losses = lossesOf(row, result.losses)
    const article = { ...result.article, ...pickExtras(row), ...pickStatus(mapping) }
    const omissions = [...result.omissions, ...(row.extras?.omissions ?? [])]
    const hash = createHash('sha256').update(key).digest('base64url').slice(0, 16)
    const first = lines.get(hash)
    if (first === undefined) {
      lines.set(hash, line)
      yield { line, key, article, losses, omissions, original: row.fields }
    } else {
      const reason = mapping.key
        ? `It has the same key as line ${first}: "${key}".`
        : `It is the same as line ${first}.`
      onReject({ line, reason, original: row.fields })
    }
  }
}

/**
 * What an article lacks of its row. A website has no columns that a mapping could use.
 * @param {import('./sources/read-rows.mjs').ValidRow} row
 * @param {readonly Loss[]} found by the mapping
 * @returns {readonly Loss[]}
 */
export const lossesOf = ({ extras }, found) =>
  extras
    ? [
        ...(extras.losses ?? []),
        ...found.map((loss) =>
          loss.reason === UNUSED_COLUMN ? { ...loss, reason: 'has no place in an article' } : loss,
        ),
      ]
    : found

/** @param {import('./sources/read-rows.mjs').ValidRow} row */
function pickExtras({ extras }) {
  if (!extras) return {}
  return { status: extras.status, ...(extras.images && { images: extras.images }) }
}

/** @param {import('./mapping/mapping-schema.mjs').Mapping} mapping */
const pickStatus = ({ status }) =>
  status === 'draft' ? { status: /** @type {const} */ ('draft') } : {}
