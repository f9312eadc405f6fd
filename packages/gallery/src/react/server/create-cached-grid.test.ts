import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { INITIAL_STATE } from '../../core/defaults'
import { GalleryIndex } from '../../core/gallery-index'
import { defaultLabels } from '../../core/labels'
import { readState } from '../../core/url/search-params'
import type { Gallery as GalleryData, Tile } from '../../core/types'
import { galleryOf, groupOf, tileOf } from '../../testing/tiles/tiles'
import { StaticGallery, type StaticGalleryProps } from '../static/StaticGallery'
import { createCachedGrid } from './create-cached-grid'

const tiles: readonly Tile[] = Array.from({ length: 60 }, (_, i) => ({
  ...tileOf(`tile "${i}" & 'co'`, { topic: [i % 3 === 0 ? 'print' : 'photo'] }),
  title: `<b>${i}</b> & “others”`,
  intro: i % 4 === 0 ? 'Drawn in winter.' : null,
  date: `20${10 + (i % 9)}-01-01`,
  author: 'Ada',
  textCover: null,
  image: i % 5 === 0 ? null : imageOf(i),
}))

function imageOf(i: number): Tile['image'] {
  return {
    alt: `Image ${i}`,
    width: 600 + 20 * i,
    height: 600,
    focalPoint: { x: 0.2, y: 0.5 },
    thumbHash: null,
    caption: null,
    variants: [{ type: 'image/webp', width: 320, src: `/media/${i}-320.webp` }],
  }
}

const groups = [groupOf('topic', ['print', 'photo'])]
const pageOf = (gallery: GalleryData, search: string): StaticGalleryProps => {
  const state = readState(gallery, search)
  const view = new GalleryIndex(gallery, tiles).view(state)
  return { gallery, state, view, search, path: "/it's", eagerImages: 4 }
}
const grid = createCachedGrid()
const render = (props: StaticGalleryProps) => renderToString(createElement(StaticGallery, props))
const renderCached = (props: StaticGalleryProps) => render({ ...props, grid })

const galleries: readonly Partial<GalleryData>[] = [
  {},
  {
    pattern: '5b',
    tileClick: 'lightbox',
    textPosition: { small: 'top', wide: 'left', tall: 'cover', big: 'right' },
  },
  { layout: 'columns', hoverBox: 'none', lightbox: null },
  { layout: 'masonry', tileClick: 'nothing' },
  { layout: 'justified', hoverBox: 'slide-top' },
  { layout: 'list' },
  { paging: { kind: 'endless', size: 24 } },
  { paging: { kind: 'pages', size: 24 } },
]

test.each(galleries)(
  'renders the markup of Grid, with and without cache entries: %o',
  (settings) => {
    const gallery = galleryOf({ groups, ...settings })
    for (const search of ['', '?work.topic=print', '?a=b&work.page=2', '']) {
      const props = pageOf(gallery, search)
      expect(renderCached(props)).toBe(render(props))
    }
  },
)

test('renders a tile again when the tile, the labels or the heading level changed', () => {
  const props = pageOf(galleryOf(), '')
  renderCached(props)
  const [first] = props.view.tiles
  if (!first) throw new Error('There is no tile.')
  const changed = { ...props, view: { ...props.view, tiles: [{ ...first, title: 'Another' }] } }
  const labels = { ...defaultLabels, readMore: (title: string) => `Weiter: ${title}` }
  for (const other of [changed, { ...props, labels }, { ...props, headingLevel: 4 as const }])
    expect(renderCached(other)).toBe(render(other))
})

test('renders tiles again when a setting of theirs changed', () => {
  const galleries = [
    galleryOf({ groups }),
    galleryOf({ groups: [groupOf('topic', ['print'])] }),
    galleryOf({ groups, id: 'works' }),
    galleryOf({ groups, hoverBox: 'slide-top' }),
    galleryOf({ groups, lightbox: null }),
    galleryOf({ groups, tileClick: 'lightbox' }),
    galleryOf({ groups, layout: 'list' }),
    galleryOf({
      ...{ groups, layout: 'columns' },
      textPosition: { small: 'top', wide: 'left', tall: 'cover', big: 'right' },
    }),
  ]
  for (const gallery of galleries) {
    const props = pageOf(gallery, '')
    expect(renderCached(props)).toBe(render(props))
  }
})

test('keeps the markup of tiles when another setting changed', () => {
  let readings = 0
  const tile: Tile = {
    ...tileOf('a'),
    get author() {
      readings++
      return 'Ada'
    },
  }
  const renderWith = (title: string) => {
    const gallery = galleryOf({ groups, title })
    const view = new GalleryIndex(gallery, [tile]).view(INITIAL_STATE)
    renderCached({ gallery, view, state: INITIAL_STATE, search: '' })
    return readings
  }
  const first = renderWith('Work')
  expect(first).toBeGreaterThan(0)
  expect(renderWith('Works')).toBe(first)
})

test('renders other content for the tiles', () => {
  const props = pageOf(galleryOf(), '')
  const empty = createCachedGrid({
    toContent: ({ length }) => ({ html: '', attributes: { 'data-length': String(length) } }),
  })
  expect(render({ ...props, grid: empty })).toMatch(/<ul data-length="60" data-grid[^>]*><\/ul>/)
})

test(
  'renders the right markup when there are more tiles than cache entries',
  { tags: 'long' },
  () => {
    const many = Array.from({ length: 2_500 }, (_, i) => tileOf(`${i}`))
    const gallery = galleryOf({ groups: [] })
    const view = new GalleryIndex(gallery, many).view(INITIAL_STATE)
    const props = { gallery, view, state: INITIAL_STATE, search: '' }
    expect(renderCached(props)).toBe(render(props))
  },
)
