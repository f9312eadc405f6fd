import { HIDDEN_DETAILS, type DetailsVisibility } from './useDetails'

/** Wide windows show the panel beside the image. As in details.css. */
export const WIDE_WINDOW = '(min-width: 1200px) and (min-aspect-ratio: 7/5)'

/** In a wide window shows or hides the panel for the rest of the visit, else the sheet until the lightbox is closed. */
export function toggleDetails({ shown, setShown }: DetailsVisibility): void {
  if (!matchMedia(WIDE_WINDOW).matches) return setShown({ ...shown, sheet: !shown.sheet })
  const panel = !shown.panel
  setShown({ ...shown, panel })
  const [key, hidden] = HIDDEN_DETAILS
  try {
    if (panel) sessionStorage.removeItem(key)
    else sessionStorage.setItem(key, hidden)
  } catch {
    // Not allowed where the visitor blocks cookies. The panel is shown again with the next opening.
  }
}
