import { lazyFeature } from '../loading/lazy-feature'
import { onVisible } from '../loading/on-visible'

const load = lazyFeature('mount-frames', (placeholders: readonly HTMLElement[]) =>
  import('./mount-frames').then((code) => code.mountFrames(placeholders)),
)

/** Makes the placeholders of frames and videos interactive when the first one is visible. Without it they are links. */
export const loadFramesWhenVisible = () => onVisible('[data-frame]:not(dialog *)', load)
