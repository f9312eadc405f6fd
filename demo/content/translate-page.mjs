/**
 * @typedef {import('./translations.mjs').PageWords} PageWords
 * @typedef {import('./translations.mjs').BlockWords} BlockWords
 * @typedef {import('./site.mjs').DemoPage} DemoPage
 */

/**
 * A page in another language: its own words over the options of the English one.
 * @param {DemoPage} page
 * @param {PageWords} words
 * @returns {DemoPage}
 */
export const translatePage = (page, words) => ({
  ...page,
  ...words,
  blocks: page.blocks.map((block, index) => translateBlock(block, words.blocks[index])),
})

/** @template B @param {B} block @param {BlockWords | undefined} words @returns {B} */
function translateBlock(block, words = {}) {
  if (Array.isArray(block) !== Array.isArray(words))
    throw new Error(
      `A text stands where the English page has ${JSON.stringify(block).slice(0, 60)}. The blocks would change places. Translate a page block by block.`,
    )
  if (Array.isArray(words)) return /** @type {B} */ (words)
  const { columns, ...fields } = words
  if (!columns || !isColumns(block)) return { ...block, ...fields }
  return {
    ...block,
    columns: block.columns.map((blocks, column) =>
      blocks.map((each, index) => translateBlock(each, columns[column]?.[index])),
    ),
  }
}

/** @param {unknown} block @returns {block is import('./saturday.mjs').ColumnsBlock} */
const isColumns = (block) => typeof block === 'object' && block !== null && 'columns' in block
