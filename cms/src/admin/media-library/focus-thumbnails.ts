/** Moves the focus to the image that Tab stops at. Call this before what has the focus is removed. */
export const focusThumbnails = () =>
  document.querySelector<HTMLElement>('.tessera-thumbnails [tabindex="0"]')?.focus()
