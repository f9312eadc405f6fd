import type { Page } from 'playwright'

/** A lightbox to measure. */
export interface Candidate {
  readonly name: string
  /** Path of its page (`/<kind>`) and name of its files (`<kind>.js`, `<kind>-style.css`). */
  readonly kind: 'ours' | 'photoswipe' | 'yarl' | 'glightbox'
  /** Selector of the open lightbox. It matches nothing while the lightbox is closed. */
  readonly dialog: string
  /** Selectors of an image's tile and of the link that opens it, by the image's number. */
  readonly tile: (image: number) => string
  readonly link: (image: number) => string
  /** Zooms into the open image by mouse or keyboard. */
  readonly zoom: (page: Page) => Promise<void>
}

const peerLink = (image: number) => `a[data-n="${image}"]`

export const OURS: Candidate = {
  name: 'Tessera',
  kind: 'ours',
  dialog: '[data-lightbox]',
  tile: (image) => `[data-tile="t${image}"]`,
  link: (image) => `[data-tile="t${image}"] [data-zoom]`,
  zoom: (page) => page.keyboard.press('f'),
}

export const CANDIDATES: readonly Candidate[] = [
  OURS,
  {
    name: 'PhotoSwipe 5',
    kind: 'photoswipe',
    dialog: '.pswp',
    tile: peerLink,
    link: peerLink,
    zoom: (page) => page.keyboard.press('z'),
  },
  {
    name: 'yet-another-react-lightbox 3 with Zoom',
    kind: 'yarl',
    dialog: '.yarl__root',
    tile: peerLink,
    link: peerLink,
    zoom: (page) => page.getByRole('button', { name: 'Zoom in' }).click(),
  },
  {
    name: 'GLightbox 3',
    kind: 'glightbox',
    dialog: '.glightbox-container',
    tile: peerLink,
    link: peerLink,
    zoom: (page) => page.locator('.gslide.current img').click(),
  },
]

export function findCandidate(name: string): Candidate {
  const candidate = CANDIDATES.find((each) => each.name === name)
  if (!candidate) throw new Error(`There is no lightbox "${name}".`)
  return candidate
}
