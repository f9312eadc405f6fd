/** Fields that can label a row, the most specific first. */
const FIELD_NAMES = ['title', 'label', 'name', 'text', 'content'] as const

/** Characters that fit in one line of the form. */
const MAX_LENGTH = 60

/** The first words of a row, on one line; '' for an empty row. */
export function rowText(row: unknown): string {
  if (typeof row !== 'object' || !row) return ''
  const fields = new Map(Object.entries(row))
  for (const name of FIELD_NAMES) {
    const text = textOf(fields.get(name)).replace(/\s+/g, ' ').trim()
    if (text) return truncate(text)
  }
  return ''
}

/** Text of a plain field or of Lexical JSON. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || !value) return ''
  if ('root' in value) return textOf(value.root)
  if ('text' in value && typeof value.text === 'string') return value.text
  if (!('children' in value) || !Array.isArray(value.children)) return ''
  const texts: readonly string[] = value.children.map(textOf)
  // Of the root: the first paragraph with text. Of a paragraph: the text of all its nodes.
  return 'type' in value && value.type === 'root' ? (texts.find(Boolean) ?? '') : texts.join('')
}

function truncate(text: string): string {
  const characters = [...text]
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH).join('').trimEnd()}…`
    : text
}
