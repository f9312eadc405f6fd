/** Frame around a slide's content, px. */
export const LIGHTBOX_PADDING = 15
/** Distance from the frame to the edge of the viewport, px. */
export const LIGHTBOX_MARGIN = 20
/** Neighbours preloaded on each side. */
export const PRELOADED_NEIGHBOURS = 3
/** Time a slideshow shows a slide, ms. */
export const SLIDESHOW_INTERVAL_MS = 3_000
/** Duration of opening and closing, ms. */
export const LIGHTBOX_DURATION_MS = 250
/** An image that takes longer counts as failed, ms. */
export const IMAGE_TIMEOUT_MS = 15_000
/** Controls fade out after this time without pointer or key events, ms. */
export const CONTROLS_IDLE_MS = 3_000

/** Duration of opening and closing, ms; 0 with reduced motion. */
export const lightboxDuration = (reducedMotion: boolean) =>
  reducedMotion ? 0 : LIGHTBOX_DURATION_MS
