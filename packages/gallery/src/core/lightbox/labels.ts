import { formatNumber } from '../format-number'

/** All texts of the lightbox. */
export interface LightboxLabels {
  readonly close: string
  readonly next: string
  readonly previous: string
  readonly play: string
  readonly pause: string
  readonly fullScreen: string
  readonly leaveFullScreen: string
  readonly share: string
  readonly download: string
  /** Accessible names of the strip and of each thumbnail. The title is empty until its tile is loaded. */
  readonly thumbnails: string
  readonly thumbnail: (position: number, title: string) => string
  /** Status message after the URL was copied. */
  readonly copied: string
  /** The panel with the facts of the work: the button that shows it, and the one that hides it. */
  readonly details: string
  readonly hideDetails: string
  readonly print: string
  /** Link that opens a message with the address of the slide. */
  readonly email: string
  readonly fullSize: string
  /** Back from full size. */
  readonly fit: string
  readonly openArticle: string
  readonly status: (position: number, total: number, caption: string) => string
  readonly counter: (position: number, total: number) => string
  /** Which of the images of a tile is shown. */
  readonly step: (step: number, count: number) => string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  readonly openOriginal: string
  /** Links below an article: to its own page and to the next article. */
  readonly openPage: string
  readonly nextArticle: (title: string) => string
  /** Accessible name of the play button of a video. */
  readonly playVideo: (title: string) => string
}

export const defaultLightboxLabels: LightboxLabels = {
  close: 'Close',
  next: 'Next',
  previous: 'Previous',
  play: 'Play slideshow',
  pause: 'Pause slideshow',
  fullScreen: 'Full screen',
  leaveFullScreen: 'Leave full screen',
  share: 'Share',
  download: 'Download',
  thumbnails: 'All slides',
  thumbnail: (position, title) =>
    title === '' ? formatNumber(position) : `${formatNumber(position)}: ${title}`,
  copied: 'Link copied',
  details: 'Details',
  hideDetails: 'Hide the details',
  print: 'Print',
  email: 'Send by e-mail',
  fullSize: 'Full size',
  fit: 'Fit to the window',
  openArticle: 'Read the article',
  status: (position, total, caption) =>
    `${formatNumber(position)} of ${formatNumber(total)}: ${caption}`,
  counter: (position, total) => `${formatNumber(position)} / ${formatNumber(total)}`,
  step: (step, count) => `Image ${formatNumber(step)} of ${formatNumber(count)}`,
  loading: 'Loading',
  failed: 'The requested content cannot be loaded. Please try again later.',
  tryAgain: 'Try again',
  openOriginal: 'Open the original',
  openPage: 'Open the whole page',
  nextArticle: (title) => `Next article: ${title}`,
  playVideo: (title) => `Play the video: ${title}`,
}
