import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  type Gallery,
  type Tile,
} from '@tessera/gallery/core'
import { BROKEN, LARGE, largeFile, SMALL, smallFile } from './pictures'

const level = { columns: 4, spans: [[1, 1]], tails: {} } as const

/** The pictures as a gallery of ours: four columns of equal tiles. */
export const ourGallery: Gallery = {
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: { id: 'even', label: 'Even', levels: { wide: level, medium: level, narrow: level } },
  groups: [],
  search: false,
  sorts: [],
  paging: { kind: 'all' },
  hoverBox: 'fade',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
}

export const ourTiles: readonly Tile[] = Array.from({ length: BROKEN + 1 }, (_, picture) => ({
  id: `t${picture}`,
  title: titleOf(picture),
  href: `/articles/t${picture}`,
  image: {
    alt: titleOf(picture),
    width: LARGE.width,
    height: LARGE.height,
    focalPoint: { x: 0.5, y: 0.5 },
    thumbHash: null,
    caption: null,
    variants: [
      { type: 'image/jpeg', width: SMALL.width, src: `/${smallFile(picture)}` },
      { type: 'image/jpeg', width: LARGE.width, src: `/${largeFile(picture)}` },
    ],
  },
  plate: null,
  intro: null,
  date: null,
  author: null,
  terms: {},
}))

export function titleOf(picture: number): string {
  return `Sheet ${picture + 1} of the survey`
}
