/** Marks an element in which something plays with `data-busy`, and dispatches `busychange`: the slideshow pauses. */
export function markBusy(element: Element | null, isBusy: boolean): void {
  element?.toggleAttribute('data-busy', isBusy)
  element?.dispatchEvent(new Event('busychange', { bubbles: true }))
}
