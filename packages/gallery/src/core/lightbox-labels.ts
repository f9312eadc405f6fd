/** Every word the lightbox says. */
export interface LightboxLabels {
  readonly close: string
  readonly next: string
  readonly previous: string
  readonly play: string
  readonly pause: string
  readonly fullScreen: string
  readonly leaveFullScreen: string
  readonly share: string
  /** Said when the address was copied. */
  readonly copied: string
  readonly fullSize: string
  /** Back from full size. */
  readonly fit: string
  readonly openArticle: string
  readonly status: (position: number, total: number, caption: string) => string
  readonly counter: (position: number, total: number) => string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  readonly openOriginal: string
}

const { format } = new Intl.NumberFormat('en')

export const defaultLightboxLabels: LightboxLabels = {
  close: 'Close',
  next: 'Next',
  previous: 'Previous',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  share: 'Share',
  copied: 'Link copied',
  fullSize: 'Full size',
  fit: 'Fit to the window',
  openArticle: 'Read the article',
  status: (position, total, caption) => `${format(position)} of ${format(total)}: ${caption}`,
  counter: (position, total) => `${format(position)} / ${format(total)}`,
  loading: 'Loading',
  failed: 'The requested content cannot be loaded. Please try again later.',
  tryAgain: 'Try again',
  openOriginal: 'Open the original',
}
