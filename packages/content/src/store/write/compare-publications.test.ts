import { expect, test } from 'vitest'
import type { PublishedDocument } from '../../publication'
import { comparePublications } from './compare-publications'
import type { StoredPublication } from './publication-writer'

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
const tombstone: StoredPublication = { ...stored, body: null, uses: '' }
const noDifference = { rows: [], claimed: [], vacated: [], added: [], dropped: [] }

test('writes no row for an equal document', () => {
  expect(comparePublications([stored], [document])).toEqual(noDifference)
  expect(comparePublications([], [])).toEqual(noDifference)
})

test('a new document claims its path and adds its media', () => {
  expect(comparePublications([], [document])).toEqual({
    rows: [{ row: document, replaces: null }],
    claimed: ['/articles/boat'],
    vacated: [],
    added: [{ kind: 'media', key: '12' }],
    dropped: [],
  })
})

test('an unpublished document leaves a tombstone with its path', () => {
  expect(comparePublications([stored], [])).toEqual({
    ...noDifference,
    rows: [{ row: { ...document, body: null, uses: '' }, replaces: 1 }],
    dropped: [{ kind: 'media', key: '12' }],
  })
})

test('writes no second tombstone', () => {
  expect(comparePublications([tombstone], [])).toEqual(noDifference)
})

test('a new body at the same path claims and vacates nothing', () => {
  const rewritten = { ...document, body: { slug: 'boat' }, uses: '' }
  expect(comparePublications([stored], [rewritten])).toEqual({
    ...noDifference,
    rows: [{ row: rewritten, replaces: 1 }],
    dropped: [{ kind: 'media', key: '12' }],
  })
})

test('a moved document vacates its former path, even when it was unpublished in between', () => {
  const moved = { ...document, path: '/articles/ship' }
  const move = { claimed: ['/articles/ship'], vacated: [{ path: '/articles/boat', locale: 'en' }] }
  expect(comparePublications([stored], [moved])).toMatchObject(move)
  expect(comparePublications([tombstone], [moved])).toMatchObject(move)
})

test('compares each locale with its own row', () => {
  const arabic = { ...document, locale: 'ar', path: '/ar/articles/boat' }
  const difference = comparePublications([stored, { ...stored, ...arabic, id: 2 }], [arabic])
  expect(difference.rows).toEqual([{ row: { ...document, body: null, uses: '' }, replaces: 1 }])
  expect(difference.dropped).toEqual([])
})
