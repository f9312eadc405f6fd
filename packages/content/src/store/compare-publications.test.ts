import { expect, test } from 'vitest'
import type { PublishedDocument } from '../publication'
import { comparePublications } from './compare-publications'
import type { StoredPublication } from './writer'

const document: PublishedDocument = {
  kind: 'article',
  key: '7',
  locale: 'en',
  path: '/articles/boat',
  body: { slug: 'boat', cover: '12' },
  uses: 'media:12 ',
}
const stored: StoredPublication = {
  ...document,
  id: 1,
  revision: 4,
  body: { cover: '12', slug: 'boat' },
}
const gone: StoredPublication = { ...stored, body: null, uses: '' }
const nothing = { rows: [], claimed: [], vacated: [], added: [], dropped: [] }

test('an equal document needs no row', () => {
  expect(comparePublications([stored], [document])).toEqual(nothing)
  expect(comparePublications([], [])).toEqual(nothing)
})

test('a new document claims its address and its media', () => {
  expect(comparePublications([], [document])).toEqual({
    rows: [{ row: document, replaces: null }],
    claimed: ['/articles/boat'],
    vacated: [],
    added: [{ kind: 'media', key: '12' }],
    dropped: [],
  })
})

test('a document no longer wanted leaves a tombstone that keeps its path', () => {
  expect(comparePublications([stored], [])).toEqual({
    ...nothing,
    rows: [{ row: { ...document, body: null, uses: '' }, replaces: 1 }],
    dropped: [{ kind: 'media', key: '12' }],
  })
})

test('a tombstone is not buried twice', () => {
  expect(comparePublications([gone], [])).toEqual(nothing)
})

test('a new body at the old address claims and vacates nothing', () => {
  const rewritten = { ...document, body: { slug: 'boat' }, uses: '' }
  expect(comparePublications([stored], [rewritten])).toEqual({
    ...nothing,
    rows: [{ row: rewritten, replaces: 1 }],
    dropped: [{ kind: 'media', key: '12' }],
  })
})

test('a moved document vacates its old address, even when it was unpublished in between', () => {
  const moved = { ...document, path: '/articles/ship' }
  const move = { claimed: ['/articles/ship'], vacated: [{ path: '/articles/boat', locale: 'en' }] }
  expect(comparePublications([stored], [moved])).toMatchObject(move)
  expect(comparePublications([gone], [moved])).toMatchObject(move)
})

test('each locale is compared with its own row', () => {
  const arabic = { ...document, locale: 'ar', path: '/ar/articles/boat' }
  const difference = comparePublications([stored, { ...stored, ...arabic, id: 2 }], [arabic])
  expect(difference.rows).toEqual([{ row: { ...document, body: null, uses: '' }, replaces: 1 }])
  expect(difference.dropped).toEqual([])
})
