const PREFIX = 'lightbox-'

/** Attributes that name other elements by their ids. */
const REFERENCES = [
  ...['for', 'form', 'headers', 'list', 'popovertarget', 'aria-activedescendant', 'aria-controls'],
  ...['aria-describedby', 'aria-details', 'aria-flowto', 'aria-labelledby', 'aria-owns'],
]

/**
 * A copy of the element with this id, or of what a `<template>` holds; null when there is none. Moved instead of
 * copied, it would leave a hole in the page, and whatever script owns it would miss it. Ids of the copy are new ones.
 */
export function copyElement(id: string): Node | null {
  const original = document.getElementById(id)
  if (!original || original.closest('[data-lightbox]')) return null
  const isBox = original instanceof HTMLTemplateElement || original instanceof HTMLDialogElement
  const content = original instanceof HTMLTemplateElement ? original.content : original
  const copy = document.createDocumentFragment()
  copy.append(...[...(isBox ? content.childNodes : [content])].map((node) => copyNode(node)))
  // What contains the lightbox must not be shown with a lightbox in it.
  for (const inner of copy.querySelectorAll('[data-lightbox]')) inner.remove()
  if (!isBox) unhide(copy.firstElementChild)
  renameIds(copy)
  return copy
}

const copyNode = (node: Node) => document.importNode(node, true)

/** Kept out of sight on the page until somebody wants it. */
function unhide(element: Element | null) {
  for (const name of ['hidden', 'inert', 'popover']) element?.removeAttribute(name)
  if (element instanceof HTMLElement && element.style.display === 'none') {
    element.style.removeProperty('display')
  }
}

function renameIds(copy: DocumentFragment) {
  const ids = new Set<string>()
  for (const element of copy.querySelectorAll('[id]')) {
    ids.add(element.id)
    element.id = PREFIX + element.id
  }
  const rename = (id: string) => (ids.has(id) ? PREFIX + id : id)
  for (const name of REFERENCES) {
    for (const element of copy.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? ''
      element.setAttribute(name, value.split(/\s+/).map(rename).join(' '))
    }
  }
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `#${rename(link.getAttribute('href')?.slice(1) ?? '')}`)
  }
  // Of radio buttons with one name only one is chosen, even where one of them is a copy.
  for (const radio of copy.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    if (!radio.form) radio.name = PREFIX + radio.name
  }
}
