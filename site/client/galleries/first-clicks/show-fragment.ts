import { findControl, keyOf } from './counterpart'

export { showResultsAfterTap } from './results-in-view'

/**
 * Replaces a gallery that is not hydrated by one in another state. Its live region stays in the document and gets the
 * new text, so that screen readers announce it. The focus stays on the same control, or goes to the tiles that paging
 * brought.
 *
 * @param link the link that was clicked
 */
export function showFragment(
  root: HTMLElement,
  fragment: HTMLElement,
  link?: Element | null,
): void {
  const next = document.importNode(fragment, true)
  const paging = link?.closest('[data-paging]')
  const firstNewTile = paging?.querySelector('[data-pages]') ? 0 : tilesOf(root).length
  const typed = searchField(root)
  const { activeElement } = document
  const focused = typed?.form?.contains(activeElement) ? typed : activeElement
  const key = focused && root.contains(focused) ? keyOf(focused) : null
  const [status, nextStatus] = [statusOf(root), statusOf(next)]
  if (!status || !nextStatus) throw new Error()
  replaceAround(root, status, nextStatus)

  const field = searchField(root)
  if (typed && field && typed.value !== typed.defaultValue && !link?.matches('[data-search] *'))
    field.value = typed.value
  if (paging && firstNewTile === 0) root.firstElementChild?.scrollIntoView()
  const same = key === null ? null : findControl(root, key)
  focusFirst(
    paging
      ? [tilesOf(root)[firstNewTile]?.querySelector('a')]
      : key !== null
        ? [
            same,
            // The menu of the link is closed now.
            same?.closest('[popover]')?.previousElementSibling,
            root.querySelector<HTMLElement>('[data-active-filters] a'),
            statusOf(root),
          ]
        : [],
  )
}

/** Makes a gallery like another one around its status, which gets the other's text. */
function replaceAround(root: Element, status: Element, nextStatus: Element): void {
  let [current, next] = [status, nextStatus]
  const text = next.textContent
  while (current !== root) {
    const [parent, nextParent] = [current.parentElement, next.parentElement]
    if (!parent || !nextParent) return
    const nodes = [...nextParent.childNodes]
    const index = nodes.indexOf(next)
    for (const node of [...parent.childNodes]) if (node !== current) node.remove()
    current.before(...nodes.slice(0, index))
    current.after(...nodes.slice(index + 1))
    for (const { name } of [...parent.attributes]) parent.removeAttribute(name)
    for (const { name, value } of nextParent.attributes) parent.setAttribute(name, value)
    ;[current, next] = [parent, nextParent]
  }
  status.textContent = text
}

/** Focuses the first of some elements that accepts the focus. */
function focusFirst(elements: readonly (Element | null | undefined)[]): void {
  for (const element of elements) {
    if (element instanceof HTMLElement) element.focus({ preventScroll: true })
    if (element === document.activeElement) return
  }
}

const statusOf = (root: Element) => root.querySelector('[role="status"]')

const tilesOf = (root: Element) => root.querySelectorAll('[data-tile]')

const searchField = (root: Element) =>
  root.querySelector<HTMLInputElement>('[data-search] [type="search"]')
