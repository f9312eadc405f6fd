import { lazyFeature } from '../loading/lazy-feature'
import { onVisible } from '../loading/on-visible'

const load = lazyFeature('mount-share', (groups: readonly HTMLElement[]) =>
  import('./mount-share').then((code) => groups.forEach(code.mountShare)),
)

/** Shows the buttons to share and to print once they are in view. Without it there is the link to send an e-mail. */
export const loadShareWhenVisible = () => onVisible('[data-share]', load)
