import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  type Gallery,
  type Paging,
  type Tile,
} from '@tessera/gallery/core'
import { patternFor, type Scene } from './scene'
import { firstChosen, optionsOf, termsOf } from './steps'

/** The scene as a gallery of ours, with two groups of buttons. */
export const galleryOf = (scene: Scene, paging: Paging): Gallery => ({
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: patternFor(scene),
  groups: (['a', 'b'] as const).map((id) => ({
    id,
    label: `Group ${id}`,
    form: 'buttons',
    multiple: false,
    options: optionsOf(scene).map((option) => ({ id: option, label: `Option ${option}` })),
  })),
  search: false,
  sorts: [],
  paging,
  hoverBox: 'fade',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
})

/** One image of 240 x 180 for all, as for the peers: loading and decoding are nobody's difference. */
export const tilesOf = (scene: Scene): readonly Tile[] => {
  const image = {
    alt: 'A grey image',
    width: 240,
    height: 180,
    focalPoint: { x: 0.5, y: 0.5 },
    thumbHash: null,
    caption: null,
    variants: [{ type: 'image/png', width: 240, src: '/image.png' }],
  } as const
  return Array.from({ length: scene.count }, (_, index) => ({
    id: `t${index}`,
    title: titleOf(index),
    href: `/articles/t${index}`,
    image,
    textCover: null,
    intro: null,
    date: null,
    author: 'Ada Lindqvist',
    terms: termsOf(scene, index),
  }))
}

export const titleOf = (index: number): string => `Sheet ${index} of the survey`

/** The query string of the page as it is first shown. */
export function firstSearch(scene: Scene): string {
  const { a } = firstChosen(scene)
  return a === '' ? '' : `?work.a=${a}`
}

export const pagingOf = (name: string): Paging =>
  name === 'endless' ? { kind: 'endless', size: 48 } : { kind: 'all' }
