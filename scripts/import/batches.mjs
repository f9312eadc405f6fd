// @ts-check

/**
 * @typedef {{ line: number, key: string, article: import('./to-article.mjs').ImportedArticle, leftOut: readonly string[], original: unknown }} ImportLine
 * @typedef {{ line: number, json: string, original: unknown }} BatchEntry `json` is what travels
 * @typedef {readonly BatchEntry[]} Batch
 */

const MOST_LINES = 200
/** Characters; the CMS takes a little more in one request. */
const MOST_TEXT = 700_000

/**
 * Gathers lines into requests that are neither too many nor too long.
 * @param {AsyncIterable<ImportLine>} lines
 * @returns {AsyncGenerator<Batch>}
 */
export async function* batches(lines) {
  /** @type {BatchEntry[]} */
  let batch = []
  let length = 0
  for await (const { line, key, article, original } of lines) {
    const json = JSON.stringify({ line, key, article })
    if (batch.length === MOST_LINES || (batch.length && length + json.length > MOST_TEXT)) {
      yield batch
      batch = []
      length = 0
    }
    batch.push({ line, json, original })
    length += json.length
  }
  if (batch.length) yield batch
}
