/**
 * @typedef {import('@tessera/content').RichText} RichText
 * @typedef {RichText[number]} Block
 * @typedef {import('@tessera/content').Inline} Inline
 * @typedef {string | number} Id
 * @typedef {{ article: (slug: string) => Id, page: (slug: string) => Id, image: (name: string) => Id, video: (name: string) => Id }} Ids
 */

/** Replaces slugs and names of images by ids. @param {RichText} text @param {Ids} ids @returns {RichText} */
export const toRichText = (text, ids) => text.map((block) => toBlock(block, ids))

/** @param {Block} block @param {Ids} ids @returns {Block} */
function toBlock(block, ids) {
  switch (block.type) {
    case 'image':
      return { ...block, media: String(ids.image(block.media)) }
    case 'list': {
      const items = block.items.map((item) => ({
        ...item,
        children: item.children.map((inline) => toInline(inline, ids)),
      }))
      return { ...block, items }
    }
    case 'paragraph':
    case 'heading':
    case 'quote':
    case 'pullQuote':
      return { ...block, children: block.children.map((inline) => toInline(inline, ids)) }
    default:
      return block
  }
}

/** @param {Inline} inline @param {Ids} ids @returns {Inline} */
function toInline(inline, ids) {
  if (inline.type !== 'link' || !('kind' in inline.to)) return inline
  const { kind, key } = inline.to
  return { ...inline, to: { kind, key: String(ids[kind](key)) } }
}
