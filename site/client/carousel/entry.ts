import { lazyFeature } from '../loading/lazy-feature'
import { onVisible } from '../loading/on-visible'

const load = lazyFeature('mount-carousel', (roots: readonly HTMLElement[]) =>
  import('./mount-carousel').then((code) => roots.forEach(code.mountCarousel)),
)

/** Adds the buttons of all carousels when the first one is visible. Without them a carousel scrolls. */
export const loadCarouselsWhenVisible = () => onVisible('[data-carousel]', load)
