import { isPlain } from './hold-clicks'
import { tellFailure } from './start-part'
import { elementAt, whenWanted } from './when-wanted'

const MODAL_OPENER = '[data-modal-open], a[href^="#modal-"]'

/**
 * What moves in a page is fetched when somebody is about to use it; until then, and where it does not come, it works by
 * what the browser brings.
 */
export function startParts(): void {
  let tooltips: Promise<void> | undefined
  whenWanted('[data-tooltip]', (mark) => {
    tooltips ??= import('./tooltips/wake-tooltips')
      .then((part) => part.wakeTooltips(mark))
      .catch(tellFailure('wake-tooltips'))
  })
  whenWanted(MODAL_OPENER, wakeModals)
  addEventListener('click', holdClick)
  // A shared address may say that a dialog is open.
  if (location.hash.startsWith('#modal-')) wakeModals()
  whenNear('[data-carousel]', (roots) =>
    import('./carousel/wake-carousel')
      .then((part) => roots.forEach(part.wakeCarousel))
      .catch(tellFailure('wake-carousel')),
  )
  whenNear('[data-frame]:not(dialog *)', (links) =>
    import('./frames/wake-frames')
      .then((part) => part.wakeFrames(links))
      .catch(tellFailure('wake-frames')),
  )
}

let modals: Promise<void> | undefined
const wakeModals = () =>
  (modals ??= import('./modal/wake-modals')
    .then((part) => part.wakeModals())
    .catch(tellFailure('wake-modals')))

/** Whoever is faster than the script waits for it. Where it does not come, the browser does what it can. */
function holdClick(event: MouseEvent): void {
  const opener = elementAt(MODAL_OPENER, event)
  if (!opener || !isPlain(event)) return
  event.preventDefault()
  void wakeModals().then(() => {
    removeEventListener('click', holdClick)
    opener.click()
  })
}

/** Carousels and videos are wanted when the first comes into sight. */
function whenNear(selector: string, work: (found: readonly HTMLElement[]) => void): void {
  const found = [...document.querySelectorAll<HTMLElement>(selector)]
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    work(found)
  })
  found.forEach((element) => observer.observe(element))
}
