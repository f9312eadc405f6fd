import type { Inline, Mark, RichText, RichTextBlock, VideoSource } from '@tessera/content'
import { nearestAspectRatio } from '../fields/video/aspect-ratio'
import { element, root, textNode, type LexicalJson } from './lexical-nodes'
import { MARKS } from './marks'

type List = Extract<RichTextBlock, { type: 'list' }>

/** Converts rich text to the JSON that the editor saves. `toRichText` converts it back. */
export function toLexical(content: RichText) {
  return root(content.map(toBlockNode))
}

/** Plain paragraphs as the editor saves them. */
export const paragraphsToLexical = (paragraphs: readonly string[]) =>
  toLexical(paragraphs.map((text) => ({ type: 'paragraph', children: [{ type: 'text', text }] })))

function toBlockNode(block: RichTextBlock): LexicalJson {
  switch (block.type) {
    case 'paragraph':
      return element('paragraph', block.children.map(toInlineNode), {
        textFormat: 0,
        textStyle: '',
      })
    case 'heading':
      return element('heading', block.children.map(toInlineNode), { tag: `h${block.level}` })
    case 'quote':
      return element('quote', block.children.map(toInlineNode))
    case 'rule':
      return { type: 'horizontalrule', version: 1 }
    case 'image':
      return {
        ...{ type: 'upload', version: 3, format: '', id: createNodeId(), relationTo: 'media' },
        ...{ value: toDatabaseId(block.media), fields: {} },
      }
    case 'list':
      return toListNode(block)
    case 'code':
      return blockNode('block', { blockType: 'code', code: block.code, language: block.language })
    case 'pullQuote': {
      const { children, attribution } = block
      return blockNode('block', {
        blockType: 'pullQuote',
        text: toPlainText(children),
        attribution,
      })
    }
    case 'video': {
      const { title, source, ratio, poster } = block
      return blockNode('block', {
        ...{ blockType: 'video', title, ...toVideoFields(source, ratio) },
        ...(poster !== null && { poster: toDatabaseId(poster) }),
      })
    }
  }
}

function toListNode({ ordered, items }: List): LexicalJson {
  // The editor stores a nested list in an item of its own, after the item that it belongs to.
  const nodes = items.flatMap(({ children, sublist }) => [
    ...(children.length > 0 || !sublist ? [children.map(toInlineNode)] : []),
    ...(sublist ? [[toListNode(sublist)]] : []),
  ])
  return element(
    'list',
    nodes.map((children, index) => element('listitem', children, { value: index + 1 })),
    ordered
      ? { listType: 'number', tag: 'ol', start: 1 }
      : { listType: 'bullet', tag: 'ul', start: 1 },
  )
}

/** An uploaded video has an aspect ratio of its own. */
const toVideoFields = (source: VideoSource, ratio: number) =>
  'video' in source
    ? { video: toDatabaseId(source.video) }
    : { url: toVideoUrl(source), aspectRatio: nearestAspectRatio(ratio) }

/** A URL as an editor pastes it. */
function toVideoUrl(source: Exclude<VideoSource, { video: string }>): string {
  if (source.kind === 'file') return source.href
  if (source.provider === 'youtube') return `https://www.youtube.com/watch?v=${source.id}`
  const { id, secret } = source
  return `https://vimeo.com/${id}${secret === null ? '' : `/${secret}`}`
}

function toInlineNode(inline: Inline): LexicalJson {
  switch (inline.type) {
    case 'text':
      return textNode(inline.text, toFormat(inline.marks ?? []))
    case 'break':
      return { type: 'linebreak', version: 1 }
    case 'link': {
      const { to, newTab = false, lightbox = false } = inline
      const target =
        'href' in to
          ? { linkType: 'custom', url: to.href }
          : {
              linkType: 'internal',
              doc: {
                relationTo: to.kind === 'page' ? 'pages' : 'articles',
                value: toDatabaseId(to.key),
              },
            }
      const fields = { ...target, newTab, ...(lightbox && { lightbox }) }
      return element('link', inline.children.map(toInlineNode), {
        version: 3,
        id: createNodeId(),
        fields,
      })
    }
    case 'tooltip':
      return blockNode('inlineBlock', {
        blockType: 'tooltip',
        text: toPlainText(inline.children),
        content: toLexical(inline.content),
      })
  }
}

const toPlainText = (inlines: readonly Inline[]): string =>
  inlines
    .map((inline) => {
      if (inline.type === 'break') return '\n'
      return inline.type === 'text' ? inline.text : toPlainText(inline.children)
    })
    .join('')

const toFormat = (marks: readonly Mark[]) =>
  MARKS.reduce((format, [bit, mark]) => (marks.includes(mark) ? format + bit : format), 0)

const blockNode = (type: 'block' | 'inlineBlock', fields: object): LexicalJson => ({
  ...{ type, version: type === 'block' ? 2 : 1, ...(type === 'block' && { format: '' }) },
  fields: { id: createNodeId(), ...fields },
})

/** Ids are strings in published documents and numbers in SQLite and PostgreSQL. */
const toDatabaseId = (id: string): number | string => (/^\d+$/.test(id) ? Number(id) : id)

/** 24 hexadecimal digits, as in the editor. */
const createNodeId = () => crypto.randomUUID().replaceAll('-', '').slice(0, 24)
