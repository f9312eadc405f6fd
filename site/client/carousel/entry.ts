import { lazyFeature } from '../loading/lazy-feature'
import { onVisible } from '../loading/on-visible'

const load = lazyFeature('mount-carousel', async (roots: readonly HTMLElement[]) => {
  const { mountCarousel } = await import('./mount-carousel')
  roots.forEach(mountCarousel)
})

/** Adds the buttons of all carousels when the first one is visible. Without them a carousel scrolls. */
export const loadCarouselsWhenVisible = () => onVisible('[data-carousel]', load)
