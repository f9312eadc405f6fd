import { expect, test } from 'vitest'
import type { GalleryPreview } from './preview'
import type { PreviewState } from './usePreviews'
import { warningsOf, type Known } from './warnings'

const places = {
  admin: '/admin',
  fieldId: (name: string) => `field-${name}`,
  language: null,
}
const good: GalleryPreview = {
  tiles: [],
  matching: 7,
  unpublished: { count: 0, first: [] },
  deleted: 0,
  withoutAlt: { count: 0, first: [] },
  groups: [{ id: '1', label: 'Topic', options: 3, empty: [] }],
  pattern: null,
}
const block = { galleryId: 'work', sharedId: null, layout: 'mosaic', pattern: '4' } as const
const found = (change: Partial<GalleryPreview>, known: Partial<Known> = {}) => {
  const state: PreviewState = { status: 'shown', preview: { ...good, ...change } }
  return warningsOf({ block, state, publishedId: null, ...known }, places)
}
const texts = (change: Partial<GalleryPreview>, known: Partial<Known> = {}) =>
  found(change, known).map(({ text }) => text)
const UNANSWERED: PreviewState = { status: 'loading', preview: null }
const named = (count: number) => ({
  count,
  first: [{ id: '5', label: 'Five' }],
})

test('a good gallery gets no word', () => {
  expect(texts({})).toEqual([])
  expect(texts({}, { state: UNANSWERED })).toEqual([])
  expect(texts({}, { publishedId: 'work' })).toEqual([])
})

test('two galleries with one id are told before anything is known of the articles', () => {
  const [warning] = found({}, { state: UNANSWERED, block: { ...block, sharedId: 'work' } })
  expect(warning?.text).toContain('called "work" in addresses too')
  expect(warning?.links).toEqual([{ label: 'Change the name', href: '#field-galleryId' }])
})

test('options without articles are named, with links', () => {
  const groups = [{ id: '1', label: 'Topic', options: 3, empty: [{ id: '8', label: 'Radio' }] }]
  const [warning] = found({ groups })
  expect(warning?.text).toBe('1 option of "Topic" would give no article here:')
  expect(warning?.links).toEqual([{ label: 'Radio', href: '/admin/collections/terms/8' }])
})

test('a filter that offers nothing is one warning, not one an option', () => {
  const empty = [
    { id: '8', label: 'Radio' },
    { id: '9', label: 'Video' },
  ]
  expect(texts({ groups: [{ id: '1', label: 'Topic', options: 2, empty }] })).toEqual([
    'No article of this gallery has any "Topic", so that filter has nothing to choose from.',
  ])
  expect(texts({ groups: [{ id: '1', label: 'Topic', options: 0, empty: [] }] })).toEqual([
    'The filter "Topic" has nothing to choose from.',
  ])
})

test('an empty gallery is told once, without a word on its filters', () => {
  const groups = [{ id: '1', label: 'Topic', options: 0, empty: [] }]
  expect(texts({ matching: 0, groups })).toEqual([
    'No published article matches, so visitors get an empty gallery.',
  ])
})

test('what will not show and what nobody described is counted', () => {
  expect(texts({ unpublished: named(1), deleted: 2, withoutAlt: named(4) })).toEqual([
    '2 picked articles were deleted since.',
    '1 article that belongs here is not published and will not show:',
    '4 images have no alt text, so some visitors will not know what it shows, such as:',
  ])
})

test('another id than the published page has is told, for kept links filter by it', () => {
  const [warning] = found({}, { publishedId: 'prints', state: UNANSWERED })
  expect(warning?.text).toContain('On the published page its name in addresses is "prints".')
  expect(warning?.links).toEqual([{ label: 'Write "prints" again', href: '#field-galleryId' }])
})

test('a drawn pattern that is gone is told once the server has said so', () => {
  const drawn = { ...block, pattern: null }
  const text = 'Its drawn pattern is missing, so visitors get pattern 4 in its place.'
  expect(texts({}, { block: drawn })).toEqual([text])
  // Only just chosen: the answer is still to the question before.
  const state: PreviewState = { status: 'loading', preview: good }
  expect(texts({}, { block: drawn, state })).toEqual([])
  expect(texts({}, { block: { ...drawn, layout: 'list' } })).toEqual([])
})
