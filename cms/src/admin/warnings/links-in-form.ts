/** Path → field of a Payload form. */
type FieldsInForm = Readonly<Record<string, { readonly value?: unknown } | undefined>>

/** A link to a document, as it is in the form. */
export interface LinkInForm {
  /** Path of its field, such as `items.2.links.0.document`. */
  readonly path: string
  readonly label: string
  readonly collection: 'pages' | 'articles'
  readonly id: string
}

/** `items.2.document` or `items.2.links.0.document` in the menu; `links.1.document` in the footer. */
const DOCUMENT = /^((?:items|links)\.\d+\.(?:links\.\d+\.)?)document$/

/** All links to pages and articles, in the order of the form. */
export const linksInForm = (fields: FieldsInForm): readonly LinkInForm[] =>
  Object.entries(fields).flatMap(([path, field]) => {
    const [, prefix] = DOCUMENT.exec(path) ?? []
    if (prefix === undefined) return []
    const kind = fields[`${prefix}kind`]?.value
    const target = targetOf(field?.value)
    if (!target || kind === 'url' || kind === 'heading') return []
    return [{ path, label: String(fields[`${prefix}label`]?.value ?? ''), ...target }]
  })

/** The value of a relationship is an id, or the populated document after it was opened in a drawer. */
function targetOf(value: unknown): Pick<LinkInForm, 'collection' | 'id'> | null {
  if (typeof value !== 'object' || !value) return null
  if (!('relationTo' in value) || !('value' in value)) return null
  const { relationTo, value: document } = value
  if (relationTo !== 'pages' && relationTo !== 'articles') return null
  const id = typeof document === 'object' && document && 'id' in document ? document.id : document
  return typeof id === 'number' || typeof id === 'string'
    ? { collection: relationTo, id: String(id) }
    : null
}
