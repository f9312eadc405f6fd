import { createHash } from 'node:crypto'

/**
 * @typedef {import('./read-body.mjs').Block} Block
 * @typedef {import('./read-body.mjs').Line} Line
 * @typedef {string | number} Id
 * @typedef {{ article: (slug: string) => Id, page: (slug: string) => Id, image: (name: string) => Id, video: (name: string) => Id }} Ids
 * @typedef {{ type: string, version: number, [key: string]: unknown }} Node
 */

const FORMAT = { plain: 0, bold: 1, italic: 2 }

/**
 * The editor's own JSON of a text.
 * @param {readonly Block[]} blocks
 * @param {Ids} ids of documents in the CMS
 */
export const toLexical = (blocks, ids) => ({
  root: element(
    'root',
    blocks.map((block) => blockNode(block, ids)),
  ),
})

/** @param {string} type @param {Node[]} children @param {Record<string, unknown>} [more] @returns {Node} */
const element = (type, children, more = {}) => ({
  type,
  version: 1,
  // The editor sees by the letters which way they run.
  direction: null,
  format: '',
  indent: 0,
  children,
  ...more,
})

/** @param {Block} block @param {Ids} ids @returns {Node} */
function blockNode(block, ids) {
  switch (block.kind) {
    case 'paragraph':
      return element('paragraph', inlineNodes(block.line, ids), { textFormat: 0, textStyle: '' })
    case 'heading':
      return element('heading', inlineNodes(block.line, ids), { tag: 'h2' })
    case 'quote':
      return element('quote', inlineNodes(block.line, ids))
    case 'list':
      return element(
        'list',
        block.items.map((line, index) =>
          element('listitem', inlineNodes(line, ids), { value: index + 1 }),
        ),
        block.ordered
          ? { listType: 'number', tag: 'ol', start: 1 }
          : { listType: 'bullet', tag: 'ul', start: 1 },
      )
    case 'code': {
      const { code, language } = block
      return part({ blockType: 'code', code, language }, code)
    }
    case 'pullQuote': {
      const { text, attribution } = block
      return part({ blockType: 'pullQuote', text, attribution }, text)
    }
    case 'image':
      return {
        type: 'upload',
        version: 3,
        format: '',
        id: nodeId(block.name),
        relationTo: 'media',
        value: ids.image(block.name),
        fields: {},
      }
  }
}

/** A block within a text. @param {object} fields @param {string} seed of its id @returns {Node} */
const part = (fields, seed) => ({
  type: 'block',
  version: 2,
  format: '',
  fields: { id: nodeId(seed), blockName: '', ...fields },
})

/** @param {Line} line @param {Ids} ids @returns {Node[]} */
const inlineNodes = (line, ids) =>
  line.map((part) => {
    if ('mark' in part) return textNode(part.text, FORMAT[part.mark])
    if ('tooltip' in part) return tooltipNode(part)
    const fields = { ...linkFields(part.target, ids), ...(part.lightbox && { lightbox: true }) }
    return element('link', [textNode(part.text, 0)], {
      version: 3,
      id: nodeId(part.target),
      fields,
    })
  })

/** @param {import('./read-body.mjs').Tooltip} tooltip @returns {Node} */
function tooltipNode({ text, tooltip }) {
  const paragraph = element('paragraph', [textNode(tooltip, 0)], { textFormat: 0, textStyle: '' })
  const content = { root: element('root', [paragraph]) }
  return {
    type: 'inlineBlock',
    version: 1,
    fields: { id: nodeId(text), blockType: 'tooltip', text, content },
  }
}

/** @param {string} text @param {number} format @returns {Node} */
const textNode = (text, format) => ({
  type: 'text',
  version: 1,
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
})

/**
 * Where a link goes, as the CMS's link field has it.
 * @param {string} target `article:<slug>`, `page:<slug>` or an address
 * @param {Ids} ids
 */
function linkFields(target, ids) {
  const [, kind, slug] = /^(article|page):(.+)$/.exec(target) ?? []
  if (slug && kind === 'article')
    return {
      linkType: 'internal',
      newTab: false,
      doc: { relationTo: 'articles', value: ids.article(slug) },
    }
  if (slug)
    return {
      linkType: 'internal',
      newTab: false,
      doc: { relationTo: 'pages', value: ids.page(slug) },
    }
  return { linkType: 'custom', newTab: false, url: target }
}

/** The editor gives each such node 24 hex digits. @param {string} text */
const nodeId = (text) => createHash('sha256').update(text).digest('hex').slice(0, 24)
