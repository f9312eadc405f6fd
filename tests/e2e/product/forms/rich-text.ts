import {
  element,
  root,
  textNode,
  type LexicalJson,
} from '../../../../cms/src/rich-text/lexical-nodes'

/** Rich text as the editor saves it. A string is a paragraph. */
export const richText = (...blocks: readonly (LexicalJson | string)[]) =>
  root(blocks.map((block) => (typeof block === 'string' ? paragraph(block) : block)))

export const paragraph = (...children: readonly (LexicalJson | string)[]): LexicalJson =>
  element(
    'paragraph',
    children.map((child) => (typeof child === 'string' ? textNode(child) : child)),
    { textFormat: 0, textStyle: '' },
  )

/** @param value id of the image */
export const imageNode = (value: string | number): LexicalJson => ({
  ...{ type: 'upload', version: 3, format: '', id: ID, relationTo: 'media', fields: {} },
  value,
})

/** A block within a line, such as a tooltip. */
export const inlineBlock = (fields: object): LexicalJson => ({
  ...{ type: 'inlineBlock', version: 1 },
  fields: { id: ID, ...fields },
})

export const link = (label: string, url: string): LexicalJson =>
  element('link', [textNode(label)], {
    ...{ version: 3, id: ID },
    fields: { linkType: 'custom', url, newTab: false },
  })

/** A link that opens in the lightbox. @param target the id of an article, or a URL */
export const lightboxLink = (
  label: string,
  target: { readonly article: string | number } | string,
): LexicalJson =>
  element('link', [textNode(label)], {
    ...{ version: 3, id: ID },
    fields: {
      ...(typeof target === 'string'
        ? { linkType: 'custom', url: target }
        : { linkType: 'internal', doc: { relationTo: 'articles', value: target.article } }),
      newTab: false,
      lightbox: true,
    },
  })

/** The editor gives each such node its own id; the tests do not use it. */
const ID = '0123456789abcdef01234567'
