/** Marks an element in which something plays (`data-busy`), and tells the dialog: a slideshow waits. */
export function markBusy(element: Element | null, isBusy: boolean): void {
  element?.toggleAttribute('data-busy', isBusy)
  element?.dispatchEvent(new Event('busychange', { bubbles: true }))
}
