/**
 * Keeps what was typed into a sleeping gallery's search. React keeps it too, but not where the page is older than the
 * gallery that wakes in it: there the markup is made anew. Call what it returns once the gallery is awake.
 */
export function keepTyped(root: Element): () => void {
  const before = searchField(root)
  const typed = before && before.value !== before.defaultValue ? before.value : ''
  return () => {
    const field = searchField(root)
    if (typed === '' || !field || field === before) return
    // Past React's own setter, which would take the event below for no news.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, typed)
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.focus()
  }
}

const searchField = (root: Element) =>
  root.querySelector<HTMLInputElement>('[data-search] input[type="search"]')
