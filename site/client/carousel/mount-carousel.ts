import { REDUCED_MOTION } from '@tessera/gallery/dom'
import controlStyles from '../../styles/blocks/carousel-controls.css?url'
import { loadStyleSheet } from '../loading/load-style-sheet'
import { canAdvance, CAROUSEL_INTERVAL_MS, slideAt, type Rotation } from './rotation'

let controlStylesLoaded: Promise<void> | undefined

/** Makes the buttons of a carousel work. Without them it scrolls by touch, wheel and arrow keys. */
export async function mountCarousel(root: HTMLElement): Promise<void> {
  await (controlStylesLoaded ??= loadStyleSheet(controlStyles))
  const track = root.querySelector<HTMLElement>('[data-carousel-track]')
  const slides = [...(track?.children ?? [])]
  if (!track || slides.length < 2) return

  const count = root.querySelector<HTMLElement>('[data-carousel-count]')
  const position = root.querySelector<HTMLElement>('[data-carousel-position]')
  const playButton = root.querySelector<HTMLButtonElement>('[data-carousel-play]')
  const reducedMotion = matchMedia(REDUCED_MOTION)

  let current = 0
  const goTo = (index: number) => {
    const slide = slides[index]
    if (slide) scrollToSlide(track, slide, reducedMotion.matches ? 'instant' : 'smooth')
  }
  const rotation = createRotation(() => goTo(slideAt(current, 1, slides.length)), {
    isPlaying: playButton !== null,
    isHovered: false,
    isVisible: false,
    isMotionReduced: reducedMotion.matches,
  })
  const update = (change: Partial<Rotation>) => {
    const { isPlaying, isAdvancing } = rotation.set(change)
    // Screen readers do not announce what changes by itself every five seconds.
    count?.setAttribute('aria-live', isAdvancing ? 'off' : 'polite')
    if (!playButton) return
    playButton.hidden = reducedMotion.matches
    playButton.dataset['playing'] = String(isPlaying)
    playButton.ariaLabel =
      (isPlaying ? playButton.dataset['pause'] : playButton.dataset['play']) ?? null
  }

  const step = (by: 1 | -1) => {
    update({ isPlaying: false })
    goTo(slideAt(current, by, slides.length))
  }
  root.querySelector('[data-carousel-previous]')?.addEventListener('click', () => step(-1))
  root.querySelector('[data-carousel-next]')?.addEventListener('click', () => step(1))
  playButton?.addEventListener('click', () => {
    update({ isPlaying: playButton.dataset['playing'] !== 'true', isHovered: false })
  })
  root.addEventListener('pointerenter', ({ pointerType }) => {
    if (pointerType !== 'touch') update({ isHovered: true })
  })
  root.addEventListener('pointerleave', () => update({ isHovered: false }))
  // A visitor who reaches the carousel by keyboard or touch moves on at their own pace. A click on the play button
  // focuses it too, but decides by itself.
  root.addEventListener('focusin', ({ target }) => {
    if (target !== playButton || playButton?.matches(':focus-visible')) update({ isPlaying: false })
  })
  track.addEventListener('touchstart', () => update({ isPlaying: false }), { passive: true })
  reducedMotion.addEventListener('change', () => {
    update({ isMotionReduced: reducedMotion.matches })
  })

  observeVisibility(root, (isVisible) => update({ isVisible }))
  observeSlides(track, slides, (index) => {
    current = index
    if (position) position.textContent = String(index + 1)
  })
  root.dataset['mounted'] = ''
  update({})
}

/** Calls `advance` every five seconds while the state allows it. */
function createRotation(advance: () => void, initial: Rotation) {
  let rotation = initial
  let timer: ReturnType<typeof setInterval> | undefined
  return {
    set: (change: Partial<Rotation>) => {
      rotation = { ...rotation, ...change }
      const isAdvancing = canAdvance(rotation)
      if (isAdvancing && timer === undefined) timer = setInterval(advance, CAROUSEL_INTERVAL_MS)
      if (!isAdvancing) {
        clearInterval(timer)
        timer = undefined
      }
      return { isPlaying: rotation.isPlaying, isAdvancing }
    },
  }
}

/** Scrolls the track alone. `scrollIntoView` would scroll the page too. */
function scrollToSlide(track: HTMLElement, slide: Element, behavior: ScrollBehavior): void {
  const trackRect = track.getBoundingClientRect()
  const slideRect = slide.getBoundingClientRect()
  const isRightToLeft = getComputedStyle(track).direction === 'rtl'
  const offset = isRightToLeft ? slideRect.right - trackRect.right : slideRect.left - trackRect.left
  // `scrollTo`, because `scrollBy` stops at each slide in between.
  track.scrollTo({ left: track.scrollLeft + offset, behavior })
}

/** Visible means inside the viewport of a tab in the foreground. */
function observeVisibility(root: HTMLElement, onChange: (isVisible: boolean) => void): void {
  let isInViewport = false
  const report = () => onChange(isInViewport && document.visibilityState === 'visible')
  new IntersectionObserver(([entry]) => {
    isInViewport = entry?.isIntersecting ?? false
    report()
  }).observe(root)
  document.addEventListener('visibilitychange', report)
}

function observeSlides(
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
