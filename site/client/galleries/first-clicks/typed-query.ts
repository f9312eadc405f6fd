/**
 * Keeps what the visitor typed into a gallery's search before hydration. React keeps it too, unless the gallery is
 * rendered from scratch because its page is older than its data.
 *
 * @returns restores the text; call it after hydration
 */
export function keepTypedQuery(root: Element): () => void {
  const before = searchField(root)
  const typed = before && before.value !== before.defaultValue ? before.value : ''
  return () => {
    const field = searchField(root)
    if (typed === '' || !field || field === before) return
    // React replaces the setter on the element and then ignores input events whose value it set itself.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
}

const searchField = (root: Element) =>
  root.querySelector<HTMLInputElement>('[data-search] input[type="search"]')
