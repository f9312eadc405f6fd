/** Frame around a slide's content, px. */
export const LIGHTBOX_PADDING = 15
/** From the frame to the viewport's edge, px. */
export const LIGHTBOX_MARGIN = 20
/** Neighbours loaded ahead on each side. */
export const LIGHTBOX_PRELOAD = 3
/** How long a slideshow shows a slide, ms. */
export const LIGHTBOX_SLIDESHOW = 3_000
/** Opening and closing, ms. */
export const LIGHTBOX_DURATION = 250
/** An image that takes longer counts as failed, ms. */
export const LIGHTBOX_PATIENCE = 15_000
/** Controls fade after this long without pointer or key, ms. */
export const LIGHTBOX_IDLE = 3_000

/** How long opening and closing take, in ms. */
export const lightboxDuration = (reducedMotion: boolean) => (reducedMotion ? 0 : LIGHTBOX_DURATION)
