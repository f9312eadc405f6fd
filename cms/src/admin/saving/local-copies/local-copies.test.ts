import { beforeEach, expect, test } from 'vitest'
import { findCopies, keepCopy, removeAllCopies, removeCopy, type CopyScope } from './local-copies'

/** A browser's storage with a quota. */
class TestStorage implements Storage {
  [name: string]: unknown
  readonly entries = new Map<string, string>()
  constructor(readonly quota = Infinity) {}
  get length() {
    return this.entries.size
  }
  key = (index: number) => [...this.entries.keys()][index] ?? null
  getItem = (key: string) => this.entries.get(key) ?? null
  removeItem = (key: string) => void this.entries.delete(key)
  clear = () => this.entries.clear()
  setItem = (key: string, text: string) => {
    const others = [...this.entries].filter(([other]) => other !== key)
    const used = others.reduce((sum, [, { length }]) => sum + length, 0)
    if (used + text.length > this.quota) throw new Error('QuotaExceededError')
    this.entries.set(key, text)
  }
}

const article = (id: number): CopyScope => ({ user: 1, document: `articles/${id}`, locale: 'en' })
const copy = (at: number, title = 'A') => ({ at, data: { title } })

let storage: TestStorage
beforeEach(() => {
  storage = new TestStorage()
})

const find = (scope: CopyScope, tab = 'new') => findCopies(storage, tab, scope).map(({ at }) => at)

test('finds the copy of another tab, but not its own', () => {
  keepCopy(storage, 'a', article(1), copy(5))
  expect(findCopies(storage, 'b', article(1))).toMatchObject([{ tab: 'a', data: { title: 'A' } }])
  expect(find(article(1), 'a')).toEqual([])
})

test('keeps copies apart by user, document and language', () => {
  keepCopy(storage, 'a', article(1), copy(5))
  expect(find(article(11))).toEqual([])
  expect(find({ ...article(1), user: 2 })).toEqual([])
  expect(find({ ...article(1), locale: 'de' })).toEqual([])
})

test('replaces the earlier copy of the same tab', () => {
  keepCopy(storage, 'a', article(1), copy(5))
  keepCopy(storage, 'a', article(1), copy(6))
  expect(find(article(1))).toEqual([6])
})

test('lists the latest copy first', () => {
  keepCopy(storage, 'a', article(1), copy(5))
  keepCopy(storage, 'b', article(1), copy(6))
  expect(find(article(1))).toEqual([6, 5])
})

test('keeps at most 20 copies, the latest ones', () => {
  for (let id = 1; id <= 25; id++) keepCopy(storage, 'a', article(id), copy(id))
  expect(storage.length).toBe(20)
  expect(find(article(5))).toEqual([])
  expect(find(article(6))).toEqual([6])
})

test('removes copies that are older than 30 days', () => {
  keepCopy(storage, 'a', article(1), copy(5))
  keepCopy(storage, 'a', article(2), copy(5 + 31 * 24 * 3600 * 1000))
  expect(find(article(1))).toEqual([])
})

test('makes room by removing the oldest copies when the quota is exhausted', () => {
  storage = new TestStorage(2500)
  for (let id = 1; id <= 3; id++) keepCopy(storage, 'a', article(id), copy(id, 'x'.repeat(1000)))
  expect([find(article(1)), find(article(2)), find(article(3))]).toEqual([[], [2], [3]])
})

test('does not keep a copy of more than a million characters, nor the outdated one', () => {
  keepCopy(storage, 'a', article(1), copy(5))
  keepCopy(storage, 'a', article(1), copy(6, 'x'.repeat(1_000_000)))
  expect(storage.length).toBe(0)
})

test('removes one copy, or all of them but nothing else', () => {
  storage.setItem('theme', 'dark')
  keepCopy(storage, 'a', article(1), copy(5))
  keepCopy(storage, 'a', article(2), copy(5))
  removeCopy(storage, 'a', article(1))
  expect([find(article(1)), find(article(2))]).toEqual([[], [5]])
  removeAllCopies(storage)
  expect([...storage.entries.keys()]).toEqual(['theme'])
})

test('reports what became of a copy', () => {
  expect(keepCopy(storage, 'a', article(1), copy(5))).toBe('kept')
  expect(keepCopy(storage, 'a', article(1), copy(6, 'x'.repeat(1_000_000)))).toBe('too-long')
  storage = new TestStorage(2500)
  expect(keepCopy(storage, 'a', article(1), copy(7, 'x'.repeat(1000)))).toBe('kept')
  expect(keepCopy(storage, 'a', article(1), copy(8, 'x'.repeat(3000)))).toBe('storage-full')
  // What was kept before is better than nothing.
  expect(find(article(1))).toEqual([7])
})

test('keeps the copies of two crashed tabs until each is removed', () => {
  keepCopy(storage, 'a', article(1), copy(5, 'By the first tab'))
  keepCopy(storage, 'b', article(1), copy(6, 'By the second tab'))
  keepCopy(storage, 'c', article(1), copy(7, 'By an open tab'))
  expect(findCopies(storage, 'c', article(1))).toMatchObject([
    { tab: 'b', data: { title: 'By the second tab' } },
    { tab: 'a', data: { title: 'By the first tab' } },
  ])
  removeCopy(storage, 'b', article(1))
  expect(findCopies(storage, 'c', article(1))).toMatchObject([{ tab: 'a' }])
})
