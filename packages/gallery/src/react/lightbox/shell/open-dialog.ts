import { nextFrame } from '../../../dom/next-frame'

/** For the style sheet: open and not yet modal, which without script stays so. */
const RISING = 'data-opening'

/**
 * Opens a dialog whose `sheet` takes the focus: shown at once, modal as soon as that has been drawn. To make the rest
 * of the page inert the browser styles all of it anew (half of the time from the click to the image); that can wait
 * for a frame. Returns what calls the waiting off.
 */
export function rise(dialog: HTMLDialogElement, sheet: HTMLElement | null): () => void {
  dialog.toggleAttribute(RISING, true)
  dialog.open = true
  sheet?.focus({ preventScroll: true })
  let isWanted = true
  dialog.addEventListener('keydown', askOnEscape)
  if (coversWindow(dialog)) void nextFrame().then(() => isWanted && makeModal(dialog, sheet))
  else makeModal(dialog, sheet)
  return () => {
    isWanted = false
  }
}

/** Makes a dialog modal, open or not. */
export function makeModal(dialog: HTMLDialogElement, sheet: HTMLElement | null): void {
  dialog.toggleAttribute(RISING, false)
  dialog.removeEventListener('keydown', askOnEscape)
  dialog.open = false
  dialog.showModal()
  // Enter must mean "next", so no control may have the focus at first.
  sheet?.focus()
}

/** As the browser does once it is modal: nobody who wants to leave has to wait for a frame. */
function askOnEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Escape') currentTarget?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/** Within a box that holds fixed ones (a container, in older browsers) a dialog covers the window only when modal. */
function coversWindow(dialog: HTMLElement): boolean {
  const { left, top } = dialog.getBoundingClientRect()
  return left === 0 && top === 0
}
