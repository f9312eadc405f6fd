import { onIntent } from '@tessera/gallery/dom'
import { lazyFeature } from '../loading/lazy-feature'

const load = lazyFeature('mount-tooltips', (button: HTMLElement) =>
  import('./mount-tooltips').then((code) => code.mountTooltips(button)),
)

/** Shows tooltips on hover and focus. Without it a click opens them, as the browser does for any popover. */
export const loadTooltipsOnIntent = () => onIntent(window, '[data-tooltip]', load)
