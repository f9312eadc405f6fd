/**
 * @typedef {import('@tessera/content').RichText} RichText
 * @typedef {RichText[number]} Block
 * @typedef {import('@tessera/content').Inline} Inline
 */

/**
 * Parses the Markdown of the demo's texts: paragraphs, `## heading`, `> quote`, `>> pull quote | attribution`, `- item`,
 * `1. item`, code between fences of three backticks (without empty lines), `![](image:name)`, `**bold**`, `*italic*`,
 * `[text](article:slug)`, `[text](article:slug lightbox)` for a link that opens in the lightbox, and
 * `[text](tip: Explanation.)` for a tooltip.
 * @param {string} text
 * @returns {RichText} with slugs and names of images instead of ids
 */
export function readBody(text) {
  return text
    .trim()
    .split(/\n{2,}/)
    .map(readBlock)
}

/** @param {string} text @returns {Block} */
function readBlock(text) {
  const [, image] = /^!\[\]\(image:([\w-]+)\)$/.exec(text) ?? []
  if (image) return { type: 'image', media: image }
  const [, language, code] = /^```(.+)\n([\s\S]+)\n```$/.exec(text) ?? []
  if (language && code) return { type: 'code', language, code }
  if (text.startsWith('>> ')) {
    const [quote = '', attribution = ''] = text.slice(3).split(' | ')
    return { type: 'pullQuote', children: [textNode(curlApostrophes(quote))], attribution }
  }
  if (text.startsWith('## '))
    return { type: 'heading', level: 2, children: readInline(text.slice(3)) }
  if (text.startsWith('> ')) return { type: 'quote', children: readInline(text.slice(2)) }
  const [marker] = /^(- |\d+\. )/.exec(text) ?? []
  if (!marker) return { type: 'paragraph', children: readInline(text.replaceAll('\n', ' ')) }
  const items = text
    .split('\n')
    .map((line) => ({ children: readInline(line.replace(/^(- |\d+\. )/, '')) }))
  return { type: 'list', ordered: marker !== '- ', items }
}

/** @param {string} markdown @returns {Inline[]} */
function readInline(markdown) {
  const text = curlApostrophes(markdown)
  /** @type {Inline[]} */ const nodes = []
  let end = 0
  for (const match of text.matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|\[(.+?)\]\((.+?)\)/g)) {
    if (match.index > end) nodes.push(textNode(text.slice(end, match.index)))
    const [all, bold, italic, label, target] = match
    if (label && target) nodes.push(readLink(label, target))
    else
      nodes.push(
        bold
          ? { ...textNode(bold), marks: ['bold'] }
          : { ...textNode(italic ?? ''), marks: ['italic'] },
      )
    end = match.index + all.length
  }
  const rest = text.slice(end)
  return rest ? [...nodes, textNode(rest)] : nodes
}

/** @param {string} label @param {string} target @returns {Inline} */
function readLink(label, target) {
  const children = [textNode(label)]
  if (target.startsWith('tip: ')) {
    const explanation = textNode(target.slice('tip: '.length))
    return {
      type: 'tooltip',
      children,
      content: [{ type: 'paragraph', children: [explanation] }],
    }
  }
  const [address = '', option] = target.split(' ')
  const to = readTarget(option === 'lightbox' ? address : target)
  return { type: 'link', to, ...(option === 'lightbox' && { lightbox: true }), children }
}

/** @param {string} target `article:<slug>`, `page:<slug>` or an address @returns {import('@tessera/content').LinkTarget} */
function readTarget(target) {
  const [, kind, key] = /^(article|page):(.+)$/.exec(target) ?? []
  if (key === undefined) return { href: target }
  return { kind: kind === 'page' ? 'page' : 'article', key }
}

/** @param {string} text @returns {{ type: 'text', text: string }} */
const textNode = (text) => ({ type: 'text', text })

/** Replaces straight apostrophes by typographic ones. @param {string} text */
export const curlApostrophes = (text) => text.replaceAll("'", '’')
