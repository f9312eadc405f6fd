import {
  DEFAULT_LIGHTBOX,
  DEFAULT_TEXT_POSITION,
  type Gallery,
  type Paging,
  type Tile,
} from '@tessera/gallery/core'
import { patternFor, type Scenario } from './scenario'
import { initialSelection, optionsOf, termsOf } from './steps'

/** The scenario as a gallery, with two groups of buttons. */
export const galleryOf = (scenario: Scenario, paging: Paging): Gallery => ({
  id: 'work',
  title: 'Work',
  layout: 'mosaic',
  pattern: patternFor(scenario),
  groups: (['a', 'b'] as const).map((id) => ({
    id,
    label: `Group ${id}`,
    form: 'buttons',
    multiple: false,
    options: optionsOf(scenario).map((option) => ({ id: option, label: `Option ${option}` })),
  })),
  search: false,
  sorts: [],
  paging,
  hoverBox: 'fade',
  textPosition: DEFAULT_TEXT_POSITION,
  lightbox: DEFAULT_LIGHTBOX,
  tileClick: 'article',
})

/** All tiles show one image of 240 x 180 px, as for the peers, so that loading and decoding cost the same. */
export const tilesOf = (scenario: Scenario): readonly Tile[] => {
  const image = {
    alt: 'A grey image',
    width: 240,
    height: 180,
    focalPoint: { x: 0.5, y: 0.5 },
    thumbHash: null,
    caption: null,
    variants: [{ type: 'image/png', width: 240, src: '/image.png' }],
  } as const
  return Array.from({ length: scenario.count }, (_, index) => ({
    id: `t${index}`,
    title: titleOf(index),
    href: `/articles/t${index}`,
    image,
    textCover: null,
    intro: null,
    date: null,
    author: 'Ada Lindqvist',
    terms: termsOf(scenario, index),
  }))
}

export const titleOf = (index: number): string => `Sheet ${index} of the survey`

/** Query string of the page's initial state. */
export function firstSearch(scenario: Scenario): string {
  const { a } = initialSelection(scenario)
  return a === '' ? '' : `?work.a=${a}`
}

export const pagingOf = (name: string): Paging =>
  name === 'endless' ? { kind: 'endless', size: 48 } : { kind: 'all' }
