import { sanitiseAttribute, getElementRule } from '../../../../core/lightbox/slides/sanitise-rules'

const HTML = 'http://www.w3.org/1999/xhtml'

/**
 * Rebuilds `[data-fragment]`, else `<main>`, else all of an HTML document from an allow-list of elements and attributes.
 * The result belongs to a document without a window, so scripts and downloads do not start: copy it with
 * `document.importNode`. It is never serialised, so a second parser cannot read it in another way.
 *
 * @param address absolute URL of the document, the base of its relative URLs
 * @param isWhole rebuilds all of the document, whatever it contains
 */
export function sanitise(html: string, address: string, isWhole = false): DocumentFragment {
  const inert = document.implementation.createHTMLDocument('')
  // In a template: in a document, `<img name="querySelector">` would replace the method.
  const template = inert.createElement('template')
  template.innerHTML = html
  const { content } = template
  const root = isWhole
    ? content
    : (content.querySelector('[data-fragment]') ?? content.querySelector('main') ?? content)
  const clean = inert.createDocumentFragment()
  if (root instanceof Element && root.matches('[data-fragment]')) rebuild(root, clean)
  else rebuildChildren(root, clean)
  return clean

  function rebuildChildren(parent: Node, target: Node) {
    for (let node = parent.firstChild; node; node = node.nextSibling) rebuild(node, target)
  }

  function rebuild(node: Node, target: Node) {
    // Checked first: form fields replace properties of the form, such as `localName` or `childNodes`.
    if (node instanceof HTMLFormElement) return
    if (node instanceof Text) target.appendChild(inert.createTextNode(node.data))
    if (!(node instanceof Element) || node.namespaceURI !== HTML) return
    const { localName: element } = node
    const rule = getElementRule(element)
    if (rule === 'drop') return
    if (rule === 'unwrap') return rebuildChildren(node, target)
    const copy = inert.createElement(element)
    if (copy instanceof HTMLVideoElement) disableAutoplay(copy)
    for (const { name, value } of node.attributes) {
      const kept = sanitiseAttribute({ element, name, value }, address)
      if (kept !== null) copy.setAttribute(name, kept)
    }
    target.appendChild(copy)
    rebuildChildren(node, copy)
    if (copy instanceof HTMLVideoElement && !hasSource(copy)) copy.remove()
  }
}

/** A video of another site has lost its `src` to the allow-list. */
const hasSource = (video: HTMLVideoElement) =>
  video.hasAttribute('src') || video.querySelector('source[src]') !== null

/** Set before `src`: the browser requests nothing until the visitor plays the video. */
function disableAutoplay(video: HTMLVideoElement) {
  video.preload = 'none'
  video.controls = true
}
