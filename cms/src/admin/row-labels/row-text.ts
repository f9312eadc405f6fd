import { lexicalToText } from '../../rich-text/lexical-to-text'

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

/** Text of a plain field, or the first line of rich text. */
function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || !value || !('root' in value)) return ''
  return lexicalToText(value).split('\n')[0] ?? ''
}

function truncate(text: string): string {
  const characters = [...text]
  return characters.length > MAX_LENGTH
    ? `${characters.slice(0, MAX_LENGTH).join('').trimEnd()}…`
    : text
}
