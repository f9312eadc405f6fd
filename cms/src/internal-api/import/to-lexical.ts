import type { Inline, Mark, RichText, RichTextBlock, VideoSource } from '@tessera/content'
import { nearestAspectRatio } from '../../fields/aspect-ratio'
import { MARKS } from '../../publish/marks'
import { element, root, textNode, type LexicalJson } from './lexical-nodes'

type List = Extract<RichTextBlock, { type: 'list' }>

/** Rich text as the editor would have saved it: what `to-rich-text.ts` makes of it is the same again. */
export function toLexical(content: RichText) {
  return root(content.flatMap(toBlock))
}

/** Plain paragraphs as the editor would have saved them. */
export const paragraphsToLexical = (paragraphs: readonly string[]) =>
  toLexical(paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })))

function toBlock(block: RichTextBlock): LexicalJson[] {
  switch (block.type) {
    case 'paragraph':
      return [element('paragraph', toInline(block.children), { textFormat: 0, textStyle: '' })]
    case 'heading':
      return [element('heading', toInline(block.children), { tag: `h${block.level}` })]
    case 'quote':
      return [element('quote', toInline(block.children))]
    case 'rule':
      return [{ type: 'horizontalrule', version: 1 }]
    case 'image':
      return [
        {
          ...{ type: 'upload', version: 3, format: '', id: nodeId(), relationTo: 'media' },
          ...{ value: toKey(block.media), fields: {} },
        },
      ]
    case 'list':
      return [toList(block)]
    case 'code':
      return [part('block', { blockType: 'code', code: block.code, language: block.language })]
    case 'video': {
      const { title, source, ratio } = block
      return [part('block', { blockType: 'video', title, ...sourceFields(source, ratio) })]
    }
    case 'pullQuote':
      // No importer makes them: HTML has no such thing.
      return []
  }
}

function toList({ ordered, items }: List): LexicalJson {
  // The editor keeps a nested list in an item of its own, after the one it belongs to.
  const nodes = items.flatMap(({ children, sublist }) => [
    ...(children.length > 0 || !sublist ? [toInline(children)] : []),
    ...(sublist ? [[toList(sublist)]] : []),
  ])
  return element(
    'list',
    nodes.map((children, index) => element('listitem', children, { value: index + 1 })),
    ordered
      ? { listType: 'number', tag: 'ol', start: 1 }
      : { listType: 'bullet', tag: 'ul', start: 1 },
  )
}

/** A video of the site's own brings its shape along. */
const sourceFields = (source: VideoSource, ratio: number) =>
  'video' in source
    ? { video: toKey(source.video) }
    : { url: urlOf(source), aspectRatio: nearestAspectRatio(ratio) }

/** As an editor would paste it. */
function urlOf(source: Exclude<VideoSource, { video: string }>): string {
  if ('href' in source) return source.href
  if (source.provider === 'youtube') return `https://www.youtube.com/watch?v=${source.id}`
  const { id, secret } = source
  return `https://vimeo.com/${id}${secret === null ? '' : `/${secret}`}`
}

const toInline = (inlines: readonly Inline[]): LexicalJson[] => inlines.map(toNode)

function toNode(inline: Inline): LexicalJson {
  switch (inline.type) {
    case 'text':
      return textNode(inline.text, formatOf(inline.marks ?? []))
    case 'break':
      return { type: 'linebreak', version: 1 }
    case 'link': {
      const { to, newTab = false, lightbox = false } = inline
      const target =
        'href' in to
          ? { linkType: 'custom', url: to.href }
          : {
              linkType: 'internal',
              doc: { relationTo: to.kind === 'page' ? 'pages' : 'articles', value: toKey(to.key) },
            }
      const fields = { ...target, newTab, ...(lightbox && { lightbox }) }
      return element('link', toInline(inline.children), { version: 3, id: nodeId(), fields })
    }
    case 'tooltip': {
      const text = inline.children.map(({ text }) => text).join('')
      return part('inlineBlock', {
        blockType: 'tooltip',
        text,
        content: toLexical(inline.content),
      })
    }
  }
}

const formatOf = (marks: readonly Mark[]) =>
  MARKS.reduce((format, [bit, mark]) => (marks.includes(mark) ? format + bit : format), 0)

const part = (type: 'block' | 'inlineBlock', fields: object): LexicalJson => ({
  ...{ type, version: type === 'block' ? 2 : 1, ...(type === 'block' && { format: '' }) },
  fields: { id: nodeId(), ...fields },
})

/** SQLite and PostgreSQL count; the contract's ids are words. */
const toKey = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id)

/** The editor gives each such node 24 hex digits. */
const nodeId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24)
