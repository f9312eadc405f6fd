// @ts-check

/**
 * @typedef {object} ImportLine
 * @property {number} line
 * @property {string} key
 * @property {import('../mapping/to-article.mjs').ImportedArticle} article
 * @property {readonly import('../mapping/row-losses.mjs').Loss[]} losses values that are not in the article
 * @property {readonly string[]} omissions parts of its text that are not imported
 * @property {unknown} original
 *
 * @typedef {{ line: number, json: string, title: string, omissions: readonly string[], original: unknown }} BatchEntry
 *   json: the line as it is sent
 * @typedef {readonly BatchEntry[]} Batch
 */

const MAX_LINES = 200
/** Characters. The CMS accepts slightly more in one request. */
const MAX_TEXT = 700_000

/**
 * Groups lines into batches for one request each.
 * @param {AsyncIterable<ImportLine>} lines
 * @returns {AsyncGenerator<Batch>}
 */
export async function* toBatches(lines) {
  /** @type {BatchEntry[]} */
  let batch = []
  let length = 0
  for await (const { line, key, article, omissions, original } of lines) {
    const json = JSON.stringify({ line, key, article })
    if (batch.length === MAX_LINES || (batch.length && length + json.length > MAX_TEXT)) {
      yield batch
      batch = []
      length = 0
    }
    batch.push({ line, json, title: article.title, omissions, original })
    length += json.length
  }
  if (batch.length) yield batch
}
