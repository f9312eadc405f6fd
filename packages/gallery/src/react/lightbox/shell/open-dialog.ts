import { nextFrame } from '../../../dom/next-frame'

/** Tells the style sheet this state apart from a dialog without script, which is also open and not modal. */
const OPENING = 'data-opening'

/**
 * Opens a dialog in two steps: shows it and focuses `panel` at once, and makes it modal one frame later. To make the rest
 * of the page inert, the browser recalculates all its styles. In one step, that was half of the time from the click to
 * the image.
 *
 * @returns cancels the second step
 */
export function openDialog(dialog: HTMLDialogElement, panel: HTMLElement | null): () => void {
  dialog.toggleAttribute(OPENING, true)
  dialog.open = true
  panel?.focus({ preventScroll: true })
  let isCancelled = false
  dialog.addEventListener('keydown', cancelOnEscape)
  if (coversViewport(dialog)) {
    void nextFrame().then(() => {
      if (!isCancelled) makeModal(dialog, panel)
    })
  } else makeModal(dialog, panel)
  return () => {
    isCancelled = true
  }
}

/** Makes a dialog modal, whether it is open or not, and focuses `panel`. */
export function makeModal(dialog: HTMLDialogElement, panel: HTMLElement | null): void {
  dialog.toggleAttribute(OPENING, false)
  dialog.removeEventListener('keydown', cancelOnEscape)
  dialog.open = false
  dialog.showModal()
  // Not a control: Enter must mean "next".
  panel?.focus()
}

/** Dispatches the `cancel` event that the browser dispatches for a modal dialog. */
function cancelOnEscape({ key, currentTarget }: KeyboardEvent): void {
  if (key === 'Escape') currentTarget?.dispatchEvent(new Event('cancel', { cancelable: true }))
}

/** False inside a containing block for fixed elements (a container, in older browsers). A modal dialog always covers it. */
function coversViewport(dialog: HTMLElement): boolean {
  const { left, top } = dialog.getBoundingClientRect()
  return left === 0 && top === 0
}
