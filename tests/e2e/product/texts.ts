/** Rich text as the editor saves it. */
type Node = Readonly<Record<string, unknown>>

const element = (type: string, children: readonly Node[], more: Node = {}): Node => ({
  ...{ type, direction: 'ltr', format: '', indent: 0, version: 1 },
  children,
  ...more,
})

const words = (text: string): Node => ({
  ...{ type: 'text', detail: 0, format: 0, mode: 'normal', style: '', version: 1 },
  text,
})

export const text = (...blocks: readonly Node[]) => ({ root: element('root', blocks) })

export const paragraph = (...children: readonly (Node | string)[]): Node =>
  element(
    'paragraph',
    children.map((child) => (typeof child === 'string' ? words(child) : child)),
    { textFormat: 0, textStyle: '' },
  )

export const image = (id: string | number): Node => ({
  ...{ type: 'upload', version: 3, format: '', id: ID, relationTo: 'media', fields: {} },
  value: id,
})

/** A link that opens in the lightbox. @param to the id of an article, or an address */
export const lightboxLink = (label: string, to: { article: string | number } | string): Node =>
  element('link', [words(label)], {
    ...{ version: 3, id: ID },
    fields: {
      ...(typeof to === 'string'
        ? { linkType: 'custom', url: to }
        : { linkType: 'internal', doc: { relationTo: 'articles', value: to.article } }),
      newTab: false,
      lightbox: true,
    },
  })

/** The editor gives such nodes ids of their own; nothing here goes by them. */
const ID = '0123456789abcdef01234567'
