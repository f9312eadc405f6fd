import type { Page } from 'playwright'

/** A lightbox that takes part. */
export interface Candidate {
  readonly name: string
  /** Its page: `/<kind>`; its script and style: `<kind>.js` and so on. */
  readonly kind: 'ours' | 'photoswipe' | 'yarl' | 'glightbox'
  /** Selector of what is there while it is open, and only then. */
  readonly room: string
  /** Selectors of an image's tile and of what enlarges it, by the image's number. */
  readonly tile: (image: number) => string
  readonly link: (image: number) => string
  /** Enlarges the open image beyond the fitted size, as a visitor without a touch screen does. */
  readonly zoom: (page: Page) => Promise<void>
}

const peerLink = (image: number) => `a[data-n="${image}"]`

export const OURS: Candidate = {
  name: 'Tessera',
  kind: 'ours',
  room: '[data-lightbox]',
  tile: (image) => `[data-tile="t${image}"]`,
  link: (image) => `[data-tile="t${image}"] [data-zoom]`,
  zoom: (page) => page.keyboard.press('f'),
}

export const CANDIDATES: readonly Candidate[] = [
  OURS,
  {
    name: 'PhotoSwipe 5',
    kind: 'photoswipe',
    room: '.pswp',
    tile: peerLink,
    link: peerLink,
    zoom: (page) => page.keyboard.press('z'),
  },
  {
    name: 'yet-another-react-lightbox 3 with Zoom',
    kind: 'yarl',
    room: '.yarl__root',
    tile: peerLink,
    link: peerLink,
    zoom: (page) => page.getByRole('button', { name: 'Zoom in' }).click(),
  },
  {
    name: 'GLightbox 3',
    kind: 'glightbox',
    room: '.glightbox-container',
    tile: peerLink,
    link: peerLink,
    zoom: (page) => page.locator('.gslide.current img').click(),
  },
]

export function candidateNamed(name: string): Candidate {
  const candidate = CANDIDATES.find((each) => each.name === name)
  if (!candidate) throw new Error(`There is no lightbox "${name}".`)
  return candidate
}
