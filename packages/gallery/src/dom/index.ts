/** DOM functions without React. The gallery and the scripts of a page use the same ones. */
export { isPlainClick } from './is-plain-click'
export { logFailure } from './log-failure'
export { onIntent } from './on-intent'
export { serveOpenMenu } from './open-menu'
export { popoverPosition, type PopoverPlacement } from './popover-position'
export { prefersReducedMotion, REDUCED_MOTION } from './reduced-motion'
export { canShareUrl, COPIED_MESSAGE_MS, shareUrl } from './share-url'
export { whenIdle } from './when-idle'
