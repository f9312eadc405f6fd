/** A rich text in a document that the CMS has not converted to the editor's JSON yet. */
export class UnconvertedText {
  /** @param {import('@tessera/content').RichText} richText with ids */
  constructor(richText) {
    this.richText = richText
  }

  /** @param {ReadonlyMap<UnconvertedText, unknown>} results */
  resultIn(results) {
    return results.get(this)
  }
}

/**
 * Replaces every `UnconvertedText` in a value by the editor's JSON, with one request to the CMS.
 * @template T
 * @param {import('../../scripts/internal-api/client.mjs').CmsClient} cms
 * @param {T} value of objects and arrays
 * @returns {Promise<T>}
 */
export async function convertTexts(cms, value) {
  const texts = findTexts(value)
  if (texts.length === 0) return value
  const response = await cms.send('POST', 'internal/rich-text', {
    texts: texts.map(({ richText }) => richText),
  })
  const converted = Array.isArray(response['texts']) ? response['texts'] : []
  const results = new Map(texts.map((text, index) => [text, converted[index]]))
  return /** @type {T} */ (replaceTexts(value, results))
}

/** @param {unknown} value @returns {UnconvertedText[]} */
function findTexts(value) {
  if (value instanceof UnconvertedText) return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(findTexts)
}

/** @param {unknown} value @param {ReadonlyMap<UnconvertedText, unknown>} results @returns {unknown} */
function replaceTexts(value, results) {
  if (value instanceof UnconvertedText) return value.resultIn(results)
  if (Array.isArray(value)) return value.map((each) => replaceTexts(each, results))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, replaceTexts(each, results)]),
  )
}
