import { expect, test } from 'vitest'
import { compileMembership, sortMembers, type GalleryMember } from './gallery-members'

const article = (
  key: string,
  date: string | null,
  terms: readonly string[] = [],
): GalleryMember => ({
  key,
  slug: key,
  title: key,
  time: date === null ? null : Date.parse(date),
  terms,
})

const old = article('old', '2020-01-01T00:00:00Z', ['print'])
const young = article('young', '2024-01-01T00:00:00Z', ['book'])
const undated = article('undated', null, ['print', 'book'])
const all = [undated, old, young]
const keys = (articles: readonly GalleryMember[]) => articles.map(({ key }) => key)
const members = (articles: Parameters<typeof compileMembership>[0]['articles']) =>
  keys(all.filter(compileMembership({ articles })))

test('a query without terms matches every article, a query with terms those with any of them', () => {
  expect(members({ query: { terms: [], from: null, to: null }, picked: [] })).toHaveLength(3)
  expect(members({ query: { terms: ['book'], from: null, to: null }, picked: [] })).toEqual([
    'undated',
    'young',
  ])
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
    keys(sortMembers(all, { order, articles: { query: null, picked } }))
  expect(order('newest')).toEqual(['young', 'old', 'undated'])
  expect(order('oldest')).toEqual(['old', 'young', 'undated'])
  expect(order('title')).toEqual(['old', 'undated', 'young'])
  expect(order('picked', ['undated', 'old'])).toEqual(['undated', 'old', 'young'])
})
