/** What scripts may hold: such elements, and those with data attributes, are never replaced. */
const SCRIPTED = 'script, dialog, iframe, video, audio, form, input, select, details, [popover]'
const STYLES = 'link[rel="stylesheet"], style'

export interface Update {
  readonly shown: Document
  /** The page as the server sent it. */
  readonly before: Document
  /** The page as the server sends it now. */
  readonly after: Document
}

/**
 * Brings a page that is shown up to date where no script has a part in it. Parsing and laying out a page with 1,000 tiles
 * takes a quarter of a second; so its galleries stay as they are, with what the editor has filtered.
 * @returns whether it is up to date; if not, nothing was changed, and the page has to be loaded
 */
export function updatePage({ shown, before, after }: Update): boolean {
  if (!hasSameFrame(before, after)) return false
  const changes = findChanges(before.body, after.body)
  const found = changes.map((change) => ({ ...change, node: nodeAt(shown.body, change.path) }))
  if (!found.every(({ node, before }) => node?.isEqualNode(before) && isPlain(node))) return false
  for (const { node, after } of found)
    node?.parentNode?.replaceChild(shown.importNode(after, true), node)
  return true
}

/** Style sheets and the attributes of `html` and `body`, which themes set. */
const hasSameFrame = (before: Document, after: Document): boolean =>
  before.documentElement.cloneNode().isEqualNode(after.documentElement.cloneNode()) &&
  before.body.cloneNode().isEqualNode(after.body.cloneNode()) &&
  stylesOf(before) === stylesOf(after)

const stylesOf = ({ head }: Document) =>
  [...head.querySelectorAll(STYLES)].map(({ outerHTML }) => outerHTML).join('')

interface Change {
  /** Indices of the child nodes that lead to it. */
  readonly path: readonly number[]
  readonly before: Node
  readonly after: Node
}

/** The smallest nodes in which two trees differ. */
function findChanges(before: Node, after: Node, path: readonly number[] = []): readonly Change[] {
  if (before.isEqualNode(after)) return []
  const children = [...before.childNodes]
  const isSame =
    children.length > 0 &&
    children.length === after.childNodes.length &&
    before.cloneNode().isEqualNode(after.cloneNode())
  if (!isSame) return [{ path, before, after }]
  return children.flatMap((child, index) => {
    const other = after.childNodes[index]
    return other ? findChanges(child, other, [...path, index]) : []
  })
}

const nodeAt = (root: Node, path: readonly number[]): Node | undefined =>
  path.reduce<Node | undefined>((node, index) => node?.childNodes[index], root)

/** Whether no script holds the node, something in it, or something around it. */
function isPlain(node: Node): boolean {
  const elements = [...elementsAround(node), ...elementsIn(node)]
  return elements.length > 0 && !elements.some(isScripted)
}

const isScripted = (element: Element): boolean =>
  element.matches(SCRIPTED) || element.getAttributeNames().some((name) => name.startsWith('data-'))

/** From the parent up to the one below `body`. */
function elementsAround({ parentElement }: Node): readonly Element[] {
  if (!parentElement || parentElement.localName === 'body') return []
  return [parentElement, ...elementsAround(parentElement)]
}

/** `instanceof` does not know the classes of another frame. */
const elementsIn = (node: Node): readonly Element[] =>
  isElement(node) ? [node, ...node.querySelectorAll('*')] : []

export const isElement = (node: Node): node is Element => node.nodeType === Node.ELEMENT_NODE
