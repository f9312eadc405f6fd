/** Names of properties that are no text of an editor. */
const INTERNAL = new Set(['id', 'blockType', 'blockName'])

/** Plain text of a field's value, to be compared and copied; '' if it is empty. */
export function toText(value: unknown): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'boolean') return value ? 'Yes' : 'No'
  if (Array.isArray(value)) return joinLines(value.map(toText))
  if (typeof value !== 'object') return dateText(String(value)) ?? String(value)
  if ('root' in value) return textOf(value.root).trim()
  if ('relationTo' in value && 'value' in value) return `${value.relationTo} ${toText(value.value)}`
  return joinLines(
    Object.entries(value).map(([name, each]) => (INTERNAL.has(name) ? '' : toText(each))),
  )
}

const joinLines = (lines: readonly string[]) => lines.filter(Boolean).join('\n')

/** Types of Lexical's nodes after which a line ends. */
const LINES = new Set(['paragraph', 'heading', 'quote', 'listitem', 'block', 'upload', 'linebreak'])

/** Text of a Lexical node and its children. */
function textOf(node: unknown): string {
  if (typeof node !== 'object' || node === null) return ''
  const own = 'text' in node && typeof node.text === 'string' ? node.text : ''
  const fields = 'fields' in node && isType(node, 'block') ? toText(node.fields) : ''
  const children = 'children' in node && Array.isArray(node.children) ? node.children : []
  const isLine = 'type' in node && typeof node.type === 'string' && LINES.has(node.type)
  return own + fields + children.map(textOf).join('') + (isLine ? '\n' : '')
}

const isType = (node: object, type: string) => 'type' in node && node.type === type

const ISO_DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/
const dateText = (text: string) =>
  ISO_DATE.test(text) ? new Date(text).toLocaleString() : undefined
