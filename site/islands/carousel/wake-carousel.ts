import controls from '../../styles/carousel-controls.css?url'
import { bringSheet } from '../bring-sheet'
import { CAROUSEL_INTERVAL, mayTurn, slideAt, type Rotation } from './rotation'

let sheet: Promise<void> | undefined

/** Gives a strip of slides its buttons. Without them it is scrolled by finger, wheel and arrow keys. */
export async function wakeCarousel(root: HTMLElement): Promise<void> {
  await (sheet ??= bringSheet(controls))
  const track = root.querySelector<HTMLElement>('[data-carousel-track]')
  const slides = [...(track?.children ?? [])]
  if (!track || slides.length < 2) return

  const count = root.querySelector<HTMLElement>('[data-carousel-count]')
  const position = root.querySelector<HTMLElement>('[data-carousel-position]')
  const player = root.querySelector<HTMLButtonElement>('[data-carousel-play]')
  const stillness = matchMedia('(prefers-reduced-motion: reduce)')

  let present = 0
  const goTo = (index: number) => {
    const slide = slides[index]
    if (slide) bringTo(track, slide, stillness.matches ? 'instant' : 'smooth')
  }
  const turn = createTurning(() => goTo(slideAt(present, 1, slides.length)), {
    isWanted: player !== null,
    isPointedAt: false,
    isInSight: false,
    isStill: stillness.matches,
  })
  const update = (change: Partial<Rotation>) => {
    const { isWanted, isTurning } = turn.set(change)
    // What changes by itself every five seconds is not read out.
    count?.setAttribute('aria-live', isTurning ? 'off' : 'polite')
    if (!player) return
    player.hidden = stillness.matches
    player.dataset['playing'] = String(isWanted)
    player.ariaLabel = (isWanted ? player.dataset['pause'] : player.dataset['play']) ?? null
  }

  const step = (by: 1 | -1) => {
    update({ isWanted: false })
    goTo(slideAt(present, by, slides.length))
  }
  root.querySelector('[data-carousel-previous]')?.addEventListener('click', () => step(-1))
  root.querySelector('[data-carousel-next]')?.addEventListener('click', () => step(1))
  player?.addEventListener('click', () => {
    update({ isWanted: player.dataset['playing'] !== 'true', isPointedAt: false })
  })
  root.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') update({ isPointedAt: true })
  })
  root.addEventListener('pointerleave', () => update({ isPointedAt: false }))
  // Whoever has come to it, by keys or by touch, goes on at their own pace. A pointer's press of the button says itself
  // what it wants.
  root.addEventListener('focusin', ({ target }) => {
    if (target !== player || player?.matches(':focus-visible')) update({ isWanted: false })
  })
  track.addEventListener('touchstart', () => update({ isWanted: false }), { passive: true })
  stillness.addEventListener('change', () => update({ isStill: stillness.matches }))

  watchSight(root, (isInSight) => update({ isInSight }))
  watchSlides(track, slides, (index) => {
    present = index
    if (position) position.textContent = String(index + 1)
  })
  root.dataset['awake'] = ''
  update({})
}

/** Does the work every five seconds while nothing speaks against it. */
function createTurning(work: () => void, initial: Rotation) {
  let rotation = initial
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    set: (change: Partial<Rotation>) => {
      rotation = { ...rotation, ...change }
      const isTurning = mayTurn(rotation)
      if (isTurning && timer === undefined) timer = setInterval(work, CAROUSEL_INTERVAL)
      if (!isTurning) {
        clearInterval(timer)
        timer = undefined
      }
      return { isWanted: rotation.isWanted, isTurning }
    },
  }
}

/** Only the strip is scrolled: `scrollIntoView` would move the page along. */
function bringTo(track: HTMLElement, slide: Element, behavior: ScrollBehavior): void {
  const room = track.getBoundingClientRect()
  const box = slide.getBoundingClientRect()
  const isFromRight = getComputedStyle(track).direction === 'rtl'
  const way = isFromRight ? box.right - room.right : box.left - room.left
  // A place, not a way: `scrollBy` stops at each slide that it passes.
  track.scrollTo({ left: track.scrollLeft + way, behavior })
}

/** In the window and in a tab that is looked at. */
function watchSight(root: HTMLElement, onChange: (isInSight: boolean) => void): void {
  let isNear = false
  const tell = () => onChange(isNear && document.visibilityState === 'visible')
  new IntersectionObserver(([entry]) => {
    isNear = entry?.isIntersecting ?? false
    tell()
  }).observe(root)
  document.addEventListener('visibilitychange', tell)
}

function watchSlides(
  track: HTMLElement,
  slides: readonly Element[],
  onChange: (index: number) => void,
): void {
  const observer = new IntersectionObserver(
    (entries) => {
      const shown = entries.find(({ isIntersecting }) => isIntersecting)
      if (shown) onChange(slides.indexOf(shown.target))
    },
    { root: track, threshold: 0.6 },
  )
  slides.forEach((slide) => observer.observe(slide))
}
