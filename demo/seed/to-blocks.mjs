import { UnconvertedText } from './convert-texts.mjs'
import { toRichText } from './to-rich-text.mjs'

/**
 * @typedef {import('./to-rich-text.mjs').Ids} Ids
 * @typedef {import('../content/saturday.mjs').DemoBlock} DemoBlock
 * @typedef {import('../content/saturday.mjs').SimpleBlock} SimpleBlock
 */

/** Converts a block into one of the CMS. @param {DemoBlock | SimpleBlock} block @param {Ids} ids @returns {object} */
export function toBlock(block, ids) {
  if (Array.isArray(block)) return { blockType: 'richText', content: toText(block, ids) }
  const { kind: blockType } = block
  switch (block.kind) {
    case 'image':
      return { blockType, image: ids.image(block.image), width: block.width ?? 'text' }
    case 'images':
      return { blockType, images: block.images.map(ids.image), columns: block.columns ?? '3' }
    case 'quote': {
      const { text, attribution, target } = block
      const link = target && { isLinked: true, link: toTarget(target, ids) }
      return { blockType, text, attribution, ...link }
    }
    case 'callToAction': {
      const { title, text, links } = block
      return {
        ...{ blockType, title, text },
        links: links.map(({ target, ...link }) => ({ ...link, ...toTarget(target, ids) })),
      }
    }
    case 'video': {
      const { title, url, video, poster } = block
      const source = video === undefined ? { url } : { video: ids.video(video) }
      return { blockType, title, ...source, ...(poster && { poster: ids.image(poster) }) }
    }
    case 'embed': {
      const { title, url, aspectRatio } = block
      return { blockType, title, url, ...(aspectRatio && { aspectRatio }) }
    }
    case 'carousel': {
      const items = block.items.map(({ image, article = '' }) =>
        image === undefined
          ? { relationTo: 'articles', value: ids.article(article) }
          : { relationTo: 'media', value: ids.image(image) },
      )
      return { blockType, title: block.title, items, autoplay: false }
    }
    case 'modal': {
      const { name: modalId, buttonLabel, title, content } = block
      return { blockType, modalId, buttonLabel, title, content: toText(content, ids) }
    }
    case 'columns':
      return {
        blockType,
        columns: block.columns.map((blocks) => ({
          blocks: blocks.map((each) => toBlock(each, ids)),
        })),
      }
  }
}

/** @param {import('@tessera/content').RichText} text @param {Ids} ids */
export const toText = (text, ids) => new UnconvertedText(toRichText(text, ids))

/** Converts a target into the link fields of the CMS. @param {string} target @param {Ids} ids */
function toTarget(target, ids) {
  const [, kind, slug] = /^(article|page):(.+)$/.exec(target) ?? []
  if (slug === undefined) return { kind: 'url', url: target }
  const document =
    kind === 'page'
      ? { relationTo: 'pages', value: ids.page(slug) }
      : { relationTo: 'articles', value: ids.article(slug) }
  return { kind: 'document', document }
}
