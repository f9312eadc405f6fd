import { isPlain } from './hold-clicks'
import { tellFailure } from './start-part'

const MODAL_OPENER = '[data-modal-open], a[href^="#modal-"]'

type Wake = (target: HTMLElement) => Promise<void>

/**
 * What moves in a page is fetched when somebody is about to use it; until then, and where it does not come, it works by
 * what the browser brings.
 */
const PARTS: readonly (readonly [file: string, selector: string, wake: Wake])[] = [
  [
    'wake-tooltips',
    '[data-tooltip]',
    async (mark) => (await import('./tooltips/wake-tooltips')).wakeTooltips(mark),
  ],
  ['wake-modals', MODAL_OPENER, () => wakeModals()],
]
const INTENTS = ['pointerover', 'focusin', 'touchstart'] as const

export function startParts(): void {
  for (const [file, selector, wake] of PARTS) {
    const onIntent = ({ target }: Event) => {
      const found = target instanceof Element ? target.closest<HTMLElement>(selector) : null
      if (!found) return
      INTENTS.forEach((type) => removeEventListener(type, onIntent))
      wake(found).catch(tellFailure(file))
    }
    INTENTS.forEach((type) => addEventListener(type, onIntent, { passive: true }))
  }
  addEventListener('click', holdClick)
  // A shared address may say that a dialog is open.
  if (location.hash.startsWith('#modal-')) wakeModals().catch(tellFailure('wake-modals'))
  const carousels = [...document.querySelectorAll<HTMLElement>('[data-carousel]')]
  if (carousels.length > 0) whenNear(carousels, () => void wakeCarousels(carousels))
  const frames = [...document.querySelectorAll<HTMLElement>('[data-frame]:not(dialog *)')]
  if (frames.length > 0) whenNear(frames, () => void wakeFrames(frames))
}

let modals: Promise<void> | undefined
const wakeModals = () =>
  (modals ??= import('./modal/wake-modals').then((woken) => woken.wakeModals()))

/** Whoever is faster than the script waits for it. Where it does not come, the browser does what it can. */
function holdClick(event: MouseEvent): void {
  const opener =
    event.target instanceof Element ? event.target.closest<HTMLElement>(MODAL_OPENER) : null
  if (!opener || !isPlain(event)) return
  event.preventDefault()
  const goOn = () => {
    removeEventListener('click', holdClick)
    opener.click()
  }
  wakeModals().then(goOn, goOn)
}

async function wakeCarousels(roots: readonly HTMLElement[]): Promise<void> {
  await import('./carousel/wake-carousel').then(
    ({ wakeCarousel }) => roots.forEach(wakeCarousel),
    tellFailure('wake-carousel'),
  )
}

async function wakeFrames(links: readonly HTMLElement[]): Promise<void> {
  await import('./frames/wake-frames').then(
    ({ wakeFrames }) => wakeFrames(links),
    tellFailure('wake-frames'),
  )
}

/** Carousels and films are wanted when they come into sight. */
function whenNear(elements: readonly HTMLElement[], work: () => void): void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    work()
  })
  elements.forEach((element) => observer.observe(element))
}
