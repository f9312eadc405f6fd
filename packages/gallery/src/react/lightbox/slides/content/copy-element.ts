const PREFIX = 'lightbox-'

/** Attributes that contain ids of other elements. */
const ID_REFERENCES = [
  ...['for', 'form', 'headers', 'list', 'popovertarget', 'aria-activedescendant', 'aria-controls'],
  ...['aria-describedby', 'aria-details', 'aria-flowto', 'aria-labelledby', 'aria-owns'],
]

/**
 * Copies the element with this id, or the children of a `<template>` or `<dialog>`. Ids in the copy get a prefix. A copy
 * instead of a move keeps the page and its scripts intact.
 *
 * @returns null if there is no such element
 */
export function copyElement(id: string): Node | null {
  const original = document.getElementById(id)
  if (!original || original.closest('[data-lightbox]')) return null
  const isContainer =
    original instanceof HTMLTemplateElement || original instanceof HTMLDialogElement
  const content = original instanceof HTMLTemplateElement ? original.content : original
  const copy = document.createDocumentFragment()
  const nodes = isContainer ? [...content.childNodes] : [content]
  copy.append(...nodes.map((node) => document.importNode(node, true)))
  // An element that contains the lightbox must not be copied with it.
  for (const lightbox of copy.querySelectorAll('[data-lightbox]')) lightbox.remove()
  if (!isContainer) unhide(copy.firstElementChild)
  renameIds(copy)
  return copy
}

/** Shows an element that is hidden on the page. */
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
  for (const name of ID_REFERENCES) {
    for (const element of copy.querySelectorAll(`[${name}]`)) {
      const value = element.getAttribute(name) ?? ''
      element.setAttribute(name, value.split(/\s+/).map(rename).join(' '))
    }
  }
  for (const link of copy.querySelectorAll('a[href^="#"]')) {
    link.setAttribute('href', `#${rename(link.getAttribute('href')?.slice(1) ?? '')}`)
  }
  // With the same name, original and copy would be one radio group.
  for (const radio of copy.querySelectorAll<HTMLInputElement>('input[type="radio"]')) {
    if (!radio.form) radio.name = PREFIX + radio.name
  }
}
