import { expect, test } from 'vitest'
import { compileMembership, sortMembers, type GalleryMember } from './gallery-members'

const article = (
  key: string,
  date: string | null,
  terms: readonly string[] = [],
): GalleryMember => ({
  kind: 'article',
  key,
  title: key,
  time: date === null ? null : Date.parse(date),
  terms,
})

const NONE = { query: null, picked: [] }

const old = article('old', '2020-01-01T00:00:00Z', ['print'])
const young = article('young', '2024-01-01T00:00:00Z', ['book'])
const undated = article('undated', null, ['print', 'book'])
const all = [undated, old, young]
const keys = (articles: readonly GalleryMember[]) => articles.map(({ key }) => key)
const members = (articles: Parameters<typeof compileMembership>[0]['articles']) =>
  keys(all.filter(compileMembership({ articles, images: NONE })))

test('a query without terms matches every article, a query with terms those with any of them', () => {
  expect(members({ query: { terms: [], from: null, to: null }, picked: [] })).toHaveLength(3)
  expect(members({ query: { terms: ['book'], from: null, to: null }, picked: [] })).toEqual([
    'undated',
    'young',
  ])
})

test('leaves out articles with an excluded term, unless they are picked', () => {
  const query = { terms: [], excludedTerms: ['print'], from: null, to: null }
  expect(members({ query, picked: [] })).toEqual(['young'])
  expect(members({ query, picked: ['old'] })).toEqual(['old', 'young'])
  const books = { ...query, terms: ['book'] }
  expect(members({ query: books, picked: [] })).toEqual(['young'])
})

test('a date range excludes articles without a date', () => {
  const query = { terms: [], from: '2023-01-01T00:00:00Z', to: null }
  expect(members({ query, picked: [] })).toEqual(['young'])
})

test('includes picked articles whatever the query, and only them without a query', () => {
  const query = { terms: ['none'], from: null, to: null }
  expect(members({ query, picked: ['old'] })).toEqual(['old'])
  expect(members({ query: null, picked: ['old'] })).toEqual(['old'])
  expect(members({ query: null, picked: [] })).toEqual([])
})

test('sorts by date with undated articles last, by title, and as picked', () => {
  const order = (order: 'newest' | 'oldest' | 'title' | 'picked', picked: string[] = []) =>
    keys(sortMembers(all, { order, articles: { query: null, picked }, images: NONE }))
  expect(order('newest')).toEqual(['young', 'old', 'undated'])
  expect(order('oldest')).toEqual(['old', 'young', 'undated'])
  expect(order('title')).toEqual(['old', 'undated', 'young'])
  expect(order('picked', ['undated', 'old'])).toEqual(['undated', 'old', 'young'])
})

test('sorts by hand: the arranged works, the picked ones, and then the newest', () => {
  const arrangement = { order: ['article-young'], pinned: [], large: [] }
  const articles = { query: null, picked: ['undated', 'young'] }
  const block = { order: 'picked', articles, images: NONE, arrangement } as const
  expect(keys(sortMembers(all, block))).toEqual(['young', 'undated', 'old'])
})

test('puts pinned works first in every order', () => {
  const arrangement = {
    order: ['article-young'],
    pinned: ['article-old', 'article-gone'],
    large: [],
  }
  for (const order of ['newest', 'title', 'picked'] as const) {
    const block = { order, articles: NONE, images: NONE, arrangement }
    expect(keys(sortMembers(all, block))[0]).toBe('old')
  }
})

const image = (key: string, own: Partial<GalleryMember> = {}): GalleryMember => ({
  kind: 'image',
  key,
  title: key,
  time: null,
  terms: [],
  keywordTerms: [],
  folder: null,
  ...own,
})

const sea = image('sea', { folder: 'coast', terms: ['blue'] })
const sky = image('sky', { terms: ['blue'], keywordTerms: ['blue'] })
const oldImage = image('old')
const membersWithImages = (images: Parameters<typeof compileMembership>[0]['images']) =>
  keys([old, sea, sky, oldImage].filter(compileMembership({ articles: NONE, images })))

test('takes images by folder, by terms, or picked, and never all of them', () => {
  const query = { terms: [], folders: [], from: null, to: null }
  const matching = (own: object) => membersWithImages({ query: { ...query, ...own }, picked: [] })
  expect(matching({})).toEqual([])
  expect(matching({ folders: ['coast'] })).toEqual(['sea'])
  expect(matching({ terms: ['blue'] })).toEqual(['sea'])
  expect(matching({ terms: ['blue'], folders: ['city'] })).toEqual([])
})

test('a term that only a keyword has assigned does not take an image into a gallery', () => {
  const query = { terms: ['blue'], folders: [], from: null, to: null }
  expect(membersWithImages({ query, picked: [] })).not.toContain('sky')
  expect(membersWithImages({ query, picked: ['sky'] })).toContain('sky')
})

test('distinguishes an article and an image with the same id', () => {
  expect(membersWithImages({ query: null, picked: ['old'] })).toEqual(['old'])
  const articles = { query: null, picked: ['old'] }
  const images = { query: null, picked: ['sea', 'old'] }
  expect(sortMembers([oldImage, sea, old], { order: 'picked', articles, images })).toEqual([
    old,
    sea,
    oldImage,
  ])
})
