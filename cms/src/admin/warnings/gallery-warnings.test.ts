import { expect, test } from 'vitest'
import type { HeldBackReason } from '../../publish/documents/to-image'
import { namedCount } from '../gallery-preview/named-count'
import type { GalleryPreview } from '../gallery-preview/preview'
import type { PreviewState } from '../gallery-preview/usePreviews'
import { galleryWarnings, type GalleryFacts } from './gallery-warnings'

const options = {
  admin: '/admin',
  fieldId: (name: string) => `field-${name}`,
  language: null,
}
const NONE = namedCount([])
const GOOD: GalleryPreview = {
  tiles: [],
  matching: 7,
  excluded: 0,
  unpublished: NONE,
  heldBack: { 'no-alt': NONE, 'sizes-pending': NONE, 'sizes-failed': NONE },
  waitsForSizes: false,
  unconfirmed: NONE,
  deleted: 0,
  withoutAlt: NONE,
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
const NAMES = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
/** The first documents; the n-th has the id n. */
const named = (count: number) =>
  namedCount(NAMES.slice(0, count).map((label, index) => ({ id: String(index + 1), label })))
const heldBack = (reason: HeldBackReason, count: number) => ({
  heldBack: { ...GOOD.heldBack, [reason]: named(count) },
})
const image = (id: number) => `/admin/collections/media/${id}`

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
    '4 images have no alt text, so screen readers cannot describe them:',
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
  const [alt] = warnings(heldBack('no-alt', 1))
  expect(alt?.text).toBe(
    '1 image is held back, because it has no alt text. Describe it, or mark it as decorative:',
  )
  expect(alt?.links).toEqual([{ label: 'One', href: image(1) }])
  const [pending] = warnings(heldBack('sizes-pending', 2))
  expect(pending?.text).toBe(
    '2 images are held back, because their sizes are being made. They appear by themselves:',
  )
  expect(pending?.links.map(({ label }) => label)).toEqual(['One', 'Two'])
  const [failed] = warnings(heldBack('sizes-failed', 1))
  expect(failed?.text).toBe(
    '1 image is held back, because its sizes could not be made. Open it to see why and to try again:',
  )
  expect(failed?.links).toEqual([{ label: 'One', href: image(1) }])
  expect(texts({ unconfirmed: named(2) })).toEqual([
    '2 images are held back, because only keywords of the files have assigned the terms. Open and save them to confirm:',
  ])
})

test('says how many more than three there are, and links to the list of all', () => {
  const linksOf = (change: Partial<GalleryPreview>) => warnings(change)[0]?.links
  const first = NAMES.slice(0, 3).map((label, index) => ({ label, href: image(index + 1) }))
  expect(linksOf(heldBack('no-alt', 3))).toEqual(first)
  const and = (index: number) => `where[or][0][and][${index}]`
  const ids = (index: number, end: string) =>
    `${and(index)}[id][in]=${encodeURIComponent(`1,2,3,4${end}`)}`
  const media = '/admin/collections/media?'
  const noAlt = `${media}${and(0)}[libraryView][equals]=no-alt&${ids(1, ',5')}`
  expect(linksOf(heldBack('no-alt', 5))).toEqual([...first, { label: 'and 2 more', href: noAlt }])
  expect(linksOf({ withoutAlt: named(5) })?.at(-1)?.href).toBe(noAlt)
  expect(linksOf(heldBack('sizes-failed', 4))?.at(-1)).toEqual({
    label: 'and 1 more',
    href: `${media}${and(0)}[processingError][exists]=true&${ids(1, '')}`,
  })
  expect(linksOf({ unconfirmed: named(6) })?.at(-1)).toEqual({
    label: 'and 3 more',
    href: `${media}${ids(0, ',5,6')}`,
  })
  expect(linksOf({ unpublished: named(4) })?.at(-1)?.href).toMatch(/collections\/articles\?.+in/)
})

test('links to the saved view alone when the images are too many for an address', () => {
  const many = Array.from({ length: 500 }, (_, index) => ({ id: `${index}`, label: `${index}` }))
  const [warning] = warnings({ withoutAlt: namedCount(many) })
  expect(warning?.links.at(-1)).toEqual({
    label: 'and 497 more',
    href: '/admin/collections/media?where[or][0][and][0][libraryView][equals]=no-alt',
  })
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
  const five = ['1', '2', '3', '4', '5'].map((id) => tile(id, 400, 500))
  expect(warnings({ tiles: five })[0]?.links.at(-1)).toEqual({
    label: 'and 2 more',
    href: `/admin/collections/media?where[or][0][and][0][id][in]=${encodeURIComponent('1,2,3,4,5')}`,
  })
  const columns = { gallery: { ...gallery, layout: 'columns' } } as const
  expect(texts({ tiles }, columns)).toEqual([])
  const wide = { gallery: { ...columns.gallery, sizes: { columns: 2 } } }
  expect(texts({ tiles }, wide)).toHaveLength(1)
})
