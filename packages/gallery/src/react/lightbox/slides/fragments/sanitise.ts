import { attributeValue, elementRule } from '../../../../core/sanitise-rules'

const HTML = 'http://www.w3.org/1999/xhtml'

/**
 * What of an HTML document may be shown within another page, built anew from what is allowed: `[data-fragment]`,
 * `<main>` or everything. It belongs to a document without a window, where nothing runs and nothing is loaded: copy it
 * with `document.importNode`. Nothing is ever written out as HTML again, so no second parser can read it otherwise.
 *
 * @param address absolute, of the document: what its addresses are relative to
 */
export function sanitise(html: string, address: string): DocumentFragment {
  const inert = document.implementation.createHTMLDocument('')
  // Not a document of its own, on which `<img name="querySelector">` would stand for the method.
  const template = inert.createElement('template')
  template.innerHTML = html
  const { content } = template
  const root = content.querySelector('[data-fragment]') ?? content.querySelector('main') ?? content
  const clean = inert.createDocumentFragment()
  if (root instanceof Element && root.matches('[data-fragment]')) rebuild(root, clean)
  else rebuildChildren(root, clean)
  return clean

  function rebuildChildren(parent: Node, target: Node) {
    for (let node = parent.firstChild; node; node = node.nextSibling) rebuild(node, target)
  }

  function rebuild(node: Node, target: Node) {
    // First of all: the fields of a form stand for its properties, such as `localName` or `childNodes`.
    if (node instanceof HTMLFormElement) return
    if (node instanceof Text) target.appendChild(inert.createTextNode(node.data))
    if (!(node instanceof Element) || node.namespaceURI !== HTML) return
    const { localName: element } = node
    const rule = elementRule(element)
    if (rule === 'drop') return
    if (rule === 'unwrap') return rebuildChildren(node, target)
    const copy = inert.createElement(element)
    if (copy instanceof HTMLVideoElement) waitForVisitor(copy)
    for (const { name, value } of node.attributes) {
      const kept = attributeValue({ element, name, value }, address)
      if (kept !== null) copy.setAttribute(name, kept)
    }
    target.appendChild(copy)
    rebuildChildren(node, copy)
    if (copy instanceof HTMLVideoElement && !hasSource(copy)) copy.remove()
  }
}

/** One of another site has lost its address. */
const hasSource = (video: HTMLVideoElement) =>
  video.hasAttribute('src') || video.querySelector('source[src]') !== null

/** Said before it has an address: nothing of a video is asked for until somebody plays it. */
function waitForVisitor(video: HTMLVideoElement) {
  video.preload = 'none'
  video.controls = true
}
