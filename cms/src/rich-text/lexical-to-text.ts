/** Types of nodes after which a line ends. */
const LINES = new Set(['paragraph', 'heading', 'quote', 'listitem', 'block', 'upload', 'linebreak'])

/**
 * The plain text of the editor's JSON; the admin loads it, so it has no schema.
 * @param state an object with `root`
 * @param fieldsToText makes the text of a block within the text; without it, blocks have none
 */
export function lexicalToText(
  state: { readonly root: unknown },
  fieldsToText: (fields: unknown) => string = () => '',
): string {
  function textOf(node: unknown): string {
    if (typeof node !== 'object' || node === null) return ''
    const type = 'type' in node && typeof node.type === 'string' ? node.type : ''
    const own = 'text' in node && typeof node.text === 'string' ? node.text : ''
    const fields = 'fields' in node && type === 'block' ? fieldsToText(node.fields) : ''
    const children = 'children' in node && Array.isArray(node.children) ? node.children : []
    return own + fields + children.map(textOf).join('') + (LINES.has(type) ? '\n' : '')
  }
  return textOf(state.root).trim()
}
