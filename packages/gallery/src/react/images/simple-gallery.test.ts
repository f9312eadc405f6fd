import { createElement, createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { defaultLabels } from '../../core/labels'
import { patterns } from '../../core/patterns/patterns'
import type { ImageInput } from '../../core/simple/image-input'
import { imageInputs, nineWorks } from '../../testing/tiles/image-inputs'
import { Gallery, type GalleryProps } from './Gallery'
import { loadLazyComponents } from '../client/client-components'
import { FullGallery } from './full/FullGallery'
import { needsFullGallery } from './needs-full-gallery'
import { SimpleGallery } from './SimpleGallery'

/** Portraits, panoramas and others, so that Fit shapes changes their order. */
const images: readonly ImageInput[] = imageInputs(9).map((image, i) => ({
  ...image,
  width: [600, 2400, 1200][i % 3] ?? 0,
  height: [1200, 800, 900][i % 3] ?? 0,
}))

const works: readonly ImageInput[] = images.map((image, i) => ({
  ...image,
  title: `Work ${i + 1}`,
  href: `/works/${i + 1}`,
  caption: 'Ink on paper',
  intro: 'Made over one winter.',
  author: 'Ada Lindqvist',
  date: '2024-03-01',
  focalPoint: { x: 0.2, y: 0.7 },
  srcSet: [{ src: `/${i}-400.webp`, width: 400 }],
  ...(i === 4 && { wholeOn: '#eee' }),
}))

const render = (Component: typeof SimpleGallery, props: GalleryProps) =>
  renderToString(createElement(Component, { ...props, rootRef: createRef<HTMLElement>() }))

const CASES: Readonly<Record<string, Partial<GalleryProps>>> = {
  'images alone': {},
  'one image': { images: images.slice(0, 1) },
  'with titles and pages': { images: works },
  'with a heading': { title: 'Colours', headingLevel: 3, images: works },
  'without a lightbox': { lightbox: false, images: works },
  'with other settings of the lightbox': { lightbox: { thumbnails: true }, tileClick: 'nothing' },
  'in the given order': { fitShapes: false },
  'with a pattern of its own': { pattern: patterns['7'] },
  'with eager images': { eagerImages: 3 },
  'with another hover box': {
    hoverBox: 'slide-top',
    textPosition: { small: 'cover' },
    images: works,
  },
  'with texts of its own': {
    labels: { ...defaultLabels, enlarge: (title) => `Größer: ${title}` },
    images: images.map((image) => ({ ...image, alt: '' })),
  },
  'with attributes and tiles of its own': {
    ...{ className: 'wide', 'aria-label': 'Colours' },
    renderTile: ({ tile, image, zoom }) => [image, zoom && tile.title],
  },
  'with no filters for its terms': { images: nineWorks, groups: [] },
}

describe('a gallery of images alone', () => {
  test.each(Object.entries(CASES))('has the markup of the full gallery: %s', (_, rest) => {
    const props = { images, ...rest }
    expect(needsFullGallery(props)).toBe(false)
    const markup = render(SimpleGallery, props)
    expect(markup).toContain('data-tile="w1"')
    expect(markup).toBe(render(FullGallery, props))
  })

  test('reports mistakes as the full gallery does', () => {
    const mistakes = [
      { ...images[0], width: 0 },
      { ...images[0], alt: undefined },
      { ...images[0], src: '' },
    ] as unknown as readonly ImageInput[]
    for (const mistake of mistakes)
      expect(() => render(SimpleGallery, { images: [mistake] })).toThrow(/Image 1/)
  })
})

const FULL: Readonly<Record<string, Partial<GalleryProps>>> = {
  'a state in the URL': { id: 'work' },
  'a state of its parent': { state: {} },
  'reports of its state': { onStateChange: () => undefined },
  'filters made of terms': { images: nineWorks },
  filters: {
    groups: [{ id: 'topic', label: 'Topic', form: 'buttons', multiple: false, options: [] }],
  },
  'a search': { search: true },
  'a sort menu': { sorts: ['title'] },
  pages: { paging: { kind: 'more', size: 4 } },
  'another layout': { layout: 'masonry' },
  'a pattern by its id': { pattern: '7' },
  placeholders: { images: imageInputs(2, { thumbHash: '1QcSHQRnh493V4dIh4eXh1h4kJUI' }) },
  'more images than a page lays out at once': { images: imageInputs(201) },
  'no images': { images: [] },
}

test.each(Object.entries(FULL))(
  'the full gallery has %s, and a server renders it',
  async (_, rest) => {
    // As every server that does not stream.
    await loadLazyComponents()
    const props = { images, ...rest }
    expect(needsFullGallery(props)).toBe(true)
    const markup = renderToString(createElement(Gallery, props))
    expect(markup).toBe(render(FullGallery, props))
    expect(markup).toContain('<section')
  },
)
