// @ts-check

/**
 * @typedef {import('./find-media.mjs').FileReference} FileReference
 * @typedef {import('./to-inline.mjs').TooltipContent} TooltipContent
 * @typedef {import('@tessera/content').Inline} Inline
 * @typedef {import('@tessera/content').RichTextBlock} Block
 * @typedef {Extract<Block, { type: 'list' }>} List
 */

/** What a tooltip may contain: paragraphs and lists without tooltips. @param {readonly (Block | FileReference)[]} blocks @returns {TooltipContent} */
export const toTooltipContent = (blocks) => blocks.flatMap(toTooltipBlocks)

/** @param {Block | FileReference} block @returns {TooltipContent} */
function toTooltipBlocks(block) {
  if (block.type === 'list') return [toPlainList(block)]
  if (block.type !== 'paragraph' && block.type !== 'heading' && block.type !== 'quote') return []
  return [{ type: 'paragraph', children: removeTooltips(block.children) }]
}

/** @param {List} list @returns {Extract<TooltipContent[number], { type: 'list' }>} */
const toPlainList = ({ items, ...list }) => ({
  ...list,
  items: items.map(({ children, sublist }) => ({
    children: removeTooltips(children),
    ...(sublist && { sublist: toPlainList(sublist) }),
  })),
})

/** @param {readonly Inline[]} inlines */
const removeTooltips = (inlines) =>
  inlines.flatMap((inline) => (inline.type === 'tooltip' ? inline.children : [inline]))
