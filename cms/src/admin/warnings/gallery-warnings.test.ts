import { expect, test } from 'vitest'
import type { GalleryPreview } from '../gallery-preview/preview'
import type { PreviewState } from '../gallery-preview/usePreviews'
import { galleryWarnings, type GalleryFacts } from './gallery-warnings'

const options = {
  admin: '/admin',
  fieldId: (name: string) => `field-${name}`,
  language: null,
}
const GOOD: GalleryPreview = {
  tiles: [],
  matching: 7,
  excluded: 0,
  unpublished: { count: 0, first: [] },
  heldBack: { count: 0, first: [] },
  unconfirmed: { count: 0, first: [] },
  deleted: 0,
  withoutAlt: { count: 0, first: [] },
  groups: [{ id: '1', label: 'Topic', options: 3, counts: null, empty: [] }],
  hasPeriod: true,
  pattern: null,
}
const gallery = {
  galleryId: 'work',
  sharedId: null,
  layout: 'mosaic',
  pattern: '4',
  sizes: {},
  period: true,
} as const
const warnings = (change: Partial<GalleryPreview>, facts: Partial<GalleryFacts> = {}) => {
  const state: PreviewState = { status: 'shown', preview: { ...GOOD, ...change } }
  return galleryWarnings({ gallery, state, publishedId: null, ...facts }, options)
}
const texts = (change: Partial<GalleryPreview>, facts: Partial<GalleryFacts> = {}) =>
  warnings(change, facts).map(({ text }) => text)
const LOADING: PreviewState = { status: 'loading', preview: null }
const named = (count: number) => ({
  count,
  first: [{ id: '5', label: 'Five' }],
})

test('returns no warning for a gallery without problems', () => {
  expect(texts({})).toEqual([])
  expect(texts({}, { state: LOADING })).toEqual([])
  expect(texts({}, { publishedId: 'work' })).toEqual([])
})

test('warns of two galleries with one id before the preview is loaded', () => {
  const [warning] = warnings({}, { state: LOADING, gallery: { ...gallery, sharedId: 'work' } })
  expect(warning?.text).toContain('also has the ID "work"')
  expect(warning?.links).toEqual([{ label: 'Change the ID', href: '#field-galleryId' }])
})

test('warns of a period filter that visitors do not see', () => {
  const [warning] = warnings({ hasPeriod: false })
  expect(warning?.text).toContain('visitors see no period filter')
  expect(warning?.links).toEqual([{ label: 'Switch it off', href: '#field-period' }])
  expect(texts({ hasPeriod: false }, { gallery: { ...gallery, period: false } })).toEqual([])
})

test('names options without articles, with links', () => {
  const groups = [
    { id: '1', label: 'Topic', options: 3, counts: null, empty: [{ id: '8', label: 'Radio' }] },
  ]
  const [warning] = warnings({ groups })
  expect(warning?.text).toBe('1 option of "Topic" matches no article here:')
  expect(warning?.links).toEqual([{ label: 'Radio', href: '/admin/collections/terms/8' }])
})

test('warns once of a filter whose options all match no article', () => {
  const empty = [
    { id: '8', label: 'Radio' },
    { id: '9', label: 'Video' },
  ]
  expect(texts({ groups: [{ id: '1', label: 'Topic', options: 2, counts: null, empty }] })).toEqual(
    ['No article of this gallery matches any option of the filter "Topic".'],
  )
  expect(
    texts({ groups: [{ id: '1', label: 'Topic', options: 0, counts: null, empty: [] }] }),
  ).toEqual(['The filter "Topic" has no options.'])
})

test('warns once of an empty gallery, without warnings about its filters', () => {
  const groups = [{ id: '1', label: 'Topic', options: 0, counts: null, empty: [] }]
  expect(texts({ matching: 0, groups })).toEqual([
    'Nothing that is published matches, so visitors see an empty gallery.',
  ])
})

test('counts unpublished and deleted articles and images without alt text', () => {
  expect(texts({ unpublished: named(1), deleted: 2, withoutAlt: named(4) })).toEqual([
    '2 picked articles or images were deleted.',
    '1 matching article is not published and will not show:',
    '4 images have no alt text, so screen readers cannot describe them, such as:',
  ])
})

test('warns of an id that differs from the published one', () => {
  const [warning] = warnings({}, { publishedId: 'prints', state: LOADING })
  expect(warning?.text).toContain('On the published page its ID is "prints".')
  expect(warning?.links).toEqual([
    { label: 'Change it back to "prints"', href: '#field-galleryId' },
  ])
})

test('warns of a missing custom pattern after the server has confirmed it', () => {
  const custom = { ...gallery, pattern: null }
  const text = 'Its custom pattern does not exist, so visitors see pattern 4 instead.'
  expect(texts({}, { gallery: custom })).toEqual([text])
  // The response to the previous request is still shown.
  const state: PreviewState = { status: 'loading', preview: GOOD }
  expect(texts({}, { gallery: custom, state })).toEqual([])
  expect(texts({}, { gallery: { ...custom, layout: 'list' } })).toEqual([])
})

test('names the images that are held back, and why', () => {
  const [alt] = warnings({ heldBack: named(1) })
  expect(alt?.text).toBe(
    '1 image is held back, because it has no alt text. Describe it, or mark it as decorative:',
  )
  expect(alt?.links).toEqual([{ label: 'Five', href: '/admin/collections/media/5' }])
  expect(texts({ unconfirmed: named(2) })).toEqual([
    '2 images are held back, because only keywords of the files have assigned the terms. Open and save them to confirm, such as:',
  ])
})

test('names images that are blurred in the largest tile of this gallery', () => {
  const tile = (id: string, width: number, height: number) => ({
    ...{ id: `image-${id}`, title: `Image ${id}`, textCover: null },
    image: {
      ...{ media: id, src: '', width, height, wholeOn: null },
      focalPoint: { x: 0.5, y: 0.5 },
    },
  })
  const tiles = [tile('1', 400, 500), tile('2', 2000, 2000)]
  const [warning] = warnings({ tiles })
  expect(warning?.text).toBe('1 image is too small for the largest tile, so it is blurred there:')
  expect(warning?.links).toEqual([{ label: 'Image 1', href: '/admin/collections/media/1' }])
  const columns = { gallery: { ...gallery, layout: 'columns' } } as const
  expect(texts({ tiles }, columns)).toEqual([])
  const wide = { gallery: { ...columns.gallery, sizes: { columns: 2 } } }
  expect(texts({ tiles }, wide)).toHaveLength(1)
})
