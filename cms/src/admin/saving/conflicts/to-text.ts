import { lexicalToText } from '../../../rich-text/lexical-to-text'

/** Names of properties that are no text of an editor. */
const INTERNAL = new Set(['id', 'blockType', 'blockName'])

/** Plain text of a field's value, to be compared and copied; '' if it is empty. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return joinLines(value.map(toText))
  if (typeof value !== 'object') return dateText(String(value)) ?? String(value)
  if ('root' in value) return lexicalToText(value, toText)
  if ('relationTo' in value && 'value' in value) return `${value.relationTo} ${toText(value.value)}`
  return joinLines(
    Object.entries(value).map(([name, each]) => (INTERNAL.has(name) ? '' : toText(each))),
  )
}

const joinLines = (lines: readonly string[]) => lines.filter(Boolean).join('\n')

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const dateText = (text: string) =>
  ISO_DATE.test(text) ? new Date(text).toLocaleString() : undefined
