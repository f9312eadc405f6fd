import { expect, test } from 'vitest'
import { GalleryIndex } from '../gallery-index'
import { INITIAL_STATE } from '../defaults'
import { createGallery } from './create-gallery'
import type { ImageInput } from './image-input'

const image = (src: string, rest: Partial<ImageInput> = {}): ImageInput => ({
  src,
  width: 1200,
  height: 800,
  alt: 'Boats on still water',
  ...rest,
})

const tilesOf = (...images: readonly ImageInput[]) => createGallery(images, { id: 'work' }).tiles

test('four fields of an image are enough for a mosaic with a lightbox', () => {
  const { gallery, tiles } = createGallery([image('/harbour.jpg')], { id: 'work' })
  expect(gallery).toMatchObject({
    id: 'work',
    layout: 'mosaic',
    paging: { kind: 'all' },
    groups: [],
    tileClick: 'lightbox',
  })
  expect(gallery.lightbox).toMatchObject({ slides: 'images' })
  expect(tiles[0]).toMatchObject({
    id: 'harbour',
    title: 'Boats on still water',
    untitled: true,
    image: { width: 1200, height: 800, variants: [{ src: '/harbour.jpg', width: 1200 }] },
  })
  expect(new GalleryIndex(gallery, tiles).view(INITIAL_STATE).tiles).toEqual(tiles)
})

test('an image is known by its title, else by its alternative text, else by its position', () => {
  const named = tilesOf(
    image('/a.jpg', { title: 'Harbour' }),
    image('/b.jpg'),
    image('/c.jpg', { alt: '' }),
  )
  expect(named.map(({ title, untitled }) => [title, untitled])).toEqual([
    ['Harbour', undefined],
    ['Boats on still water', true],
    ['Image 3', true],
  ])
  const translated = createGallery(
    [image('/a.jpg', { alt: '' })],
    { id: 'work' },
    (n) => `Bild ${n}`,
  )
  expect(translated.tiles[0]?.title).toBe('Bild 1')
})

test('ids are the names of the files, each once', () => {
  const tiles = tilesOf(
    image('/2024/Tide & moon.final.JPG?v=2'),
    image('https://example.org/tide-moon-final.webp'),
    image('/2025/tide-moon-final.webp'),
    image('data:image/png;base64,AAAA'),
    image('/x.png', { id: 'own' }),
  )
  expect(tiles.map(({ id }) => id)).toEqual([
    'Tide-moon-final',
    'tide-moon-final',
    'tide-moon-final-2',
    'image-4',
    'own',
  ])
})

test('an id that is given is never taken by the name of a file', () => {
  const tiles = tilesOf(image('/harbour.jpg'), image('/other.jpg', { id: 'harbour' }))
  expect(tiles.map(({ id }) => id)).toEqual(['harbour-2', 'harbour'])
})

test('filter groups are made of the terms: buttons for few options, a dropdown for many', () => {
  const images = Array.from({ length: 8 }, (_, i) =>
    image(`/${i}.jpg`, {
      terms: { topic: i % 2 ? 'Prints' : ['Books', 'Maps'], year: `${2020 + i}` },
    }),
  )
  const { gallery } = createGallery(images, { id: 'work' })
  expect(gallery.groups.map(({ id, label, form }) => [id, label, form])).toEqual([
    ['topic', 'Topic', 'buttons'],
    ['year', 'Year', 'dropdown'],
  ])
  expect(gallery.groups[0]?.options.map(({ label }) => label)).toEqual(['Books', 'Maps', 'Prints'])
  expect(createGallery(images, { id: 'work', groups: [] }).gallery.groups).toEqual([])
})

test('the files of an image are sorted by width, and its own file is one of them', () => {
  const [tile] = tilesOf(
    image('/large.webp', {
      width: 1600,
      srcSet: [
        { src: '/medium.webp', width: 800 },
        { src: '/small.webp', width: 400 },
      ],
    }),
  )
  expect(tile?.image?.variants.map(({ src, width, type }) => `${src} ${width} ${type}`)).toEqual([
    '/small.webp 400 image/webp',
    '/medium.webp 800 image/webp',
    '/large.webp 1600 image/webp',
  ])
})

test('a click opens the page of an image if all have one', () => {
  const withPage = image('/a.jpg', { href: '/works/a' })
  expect(createGallery([withPage], { id: 'work' }).gallery.tileClick).toBe('article')
  expect(createGallery([withPage, image('/b.jpg')], { id: 'work' }).gallery.tileClick).toBe(
    'lightbox',
  )
  const { gallery } = createGallery([image('/b.jpg')], { id: 'work', lightbox: false })
  expect(gallery).toMatchObject({ lightbox: null, tileClick: 'article' })
})

test('some options of the lightbox change only those', () => {
  const { gallery } = createGallery([], { id: 'work', lightbox: { thumbnails: true } })
  expect(gallery.lightbox).toMatchObject({ thumbnails: true, captions: true, share: true })
})

test.each([
  ['Image 1 has no src.', { src: '' }],
  ['Image 1 ("/a.jpg") has no width and height.', { height: Number.NaN }],
  ['Image 1 ("/a.jpg") has no alt.', { alt: undefined as unknown as string }],
])('reports what is missing: %s', (message, rest) => {
  expect(() => tilesOf(image('/a.jpg', rest))).toThrow(message)
})

test('reports two images with one id, and an id that cannot be in the URL', () => {
  expect(() => tilesOf(image('/a.jpg', { id: 'a' }), image('/b.jpg', { id: 'a' }))).toThrow(
    'Two images have the id "a".',
  )
  expect(() => createGallery([], { id: 'My work' })).toThrow('The gallery\'s id is "My work".')
})
