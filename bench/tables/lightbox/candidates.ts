import type { Page } from 'playwright'

/** A lightbox that takes part. */
export interface Candidate {
  readonly name: string
  /** Its page: `/<kind>`; its script and style: `<kind>.js` and so on. */
  readonly kind: 'ours' | 'photoswipe' | 'yarl' | 'glightbox'
  /** Selector of what is there while it is open, and only then. */
  readonly room: string
  /** Selectors of a picture's tile and of what enlarges it, by the picture's number. */
  readonly tile: (picture: number) => string
  readonly link: (picture: number) => string
  /** Enlarges the open picture beyond the fitted size, as a visitor without a touch screen does. */
  readonly zoom: (page: Page) => Promise<void>
}

const peerLink = (picture: number) => `a[data-n="${picture}"]`

export const OURS: Candidate = {
  name: 'Tessera',
  kind: 'ours',
  room: '[data-lightbox]',
  tile: (picture) => `[data-tile="t${picture}"]`,
  link: (picture) => `[data-tile="t${picture}"] [data-zoom]`,
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
