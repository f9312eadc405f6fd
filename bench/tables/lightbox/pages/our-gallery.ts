import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  type Gallery,
  type Tile,
} from '@tessera/gallery/core'
import { BROKEN, LARGE, largeFile, SMALL, smallFile } from './images'

const breakpoint = { columns: 4, spans: [[1, 1]], remainders: {} } as const

/** The images as a gallery with four columns of equal tiles. */
export const ourGallery: Gallery = {
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: {
    id: 'even',
    label: 'Even',
    breakpoints: { wide: breakpoint, medium: breakpoint, narrow: breakpoint },
  },
  groups: [],
  search: false,
  sorts: [],
  paging: { kind: 'all' },
  hoverBox: 'fade',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
}

export const ourTiles: readonly Tile[] = Array.from({ length: BROKEN + 1 }, (_, image) => ({
  id: `t${image}`,
  title: titleOf(image),
  href: `/articles/t${image}`,
  image: {
    alt: titleOf(image),
    width: LARGE.width,
    height: LARGE.height,
    focalPoint: { x: 0.5, y: 0.5 },
    thumbHash: null,
    caption: null,
    variants: [
      { type: 'image/jpeg', width: SMALL.width, src: `/${smallFile(image)}` },
      { type: 'image/jpeg', width: LARGE.width, src: `/${largeFile(image)}` },
    ],
  },
  textCover: null,
  intro: null,
  date: null,
  author: null,
  terms: {},
}))

export function titleOf(image: number): string {
  return `Sheet ${image + 1} of the survey`
}
