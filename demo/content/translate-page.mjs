/**
 * @typedef {import('./translations.mjs').PageTranslation} PageTranslation
 * @typedef {import('./translations.mjs').BlockTranslation} BlockTranslation
 * @typedef {import('./site.mjs').DemoPage} DemoPage
 */

/**
 * Translates a page: replaces the texts of the English page and keeps its options.
 * @param {DemoPage} page
 * @param {PageTranslation} translation
 * @returns {DemoPage}
 */
export const translatePage = (page, translation) => ({
  ...page,
  ...translation,
  blocks: page.blocks.map((block, index) => translateBlock(block, translation.blocks[index])),
})

/** @template B @param {B} block @param {BlockTranslation | undefined} translation @returns {B} */
function translateBlock(block, translation = {}) {
  if (Array.isArray(block) !== Array.isArray(translation))
    throw new Error(
      `A translated block has another type than the English block ${JSON.stringify(block).slice(0, 60)}. The blocks of the two pages would differ. Translate a page block by block.`,
    )
  if (Array.isArray(translation)) return /** @type {B} */ (translation)
  const { columns, ...fields } = translation
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
