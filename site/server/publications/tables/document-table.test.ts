import { tmpdir } from 'node:os'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { DocumentFile } from './document-file'
import { DocumentTable } from './document-table'

interface Note {
  readonly text: string
}

const newTable = () => new DocumentTable<Note>(new DocumentFile(tmpdir()))

/** A change: a document of a length, or none for a deletion. */
const changes = fc.array(
  fc.tuple(fc.constantFrom('1', '2', '30', 'ü', 'home'), fc.option(fc.nat(300))),
  { maxLength: 60 },
)
const applyTo = (
  { set, remove }: { set: (key: string, note: Note) => void; remove: (key: string) => void },
  all: readonly (readonly [key: string, length: number | null])[],
) =>
  all.forEach(([key, length], index) => {
    if (length === null) remove(key)
    else set(key, { text: `${index}${'ä'.repeat(length)}` })
  })

test('has the documents that a map would have', () => {
  fc.assert(
    fc.property(changes, (all) => {
      const table = newTable()
      const map = new Map<string, Note>()
      applyTo({ set: (...each) => table.set(...each), remove: (key) => table.delete(key) }, all)
      applyTo({ set: (...each) => map.set(...each), remove: (key) => map.delete(key) }, all)
      expect(table.size).toBe(map.size)
      for (const key of ['1', '2', '30', 'ü', 'home', 'none']) {
        expect(table.get(key)).toEqual(map.get(key))
        expect(table.has(key)).toBe(map.has(key))
      }
      expect([...table.values()]).toHaveLength(map.size)
    }),
  )
})

test('reads documents that are in the file and not in memory any more', () => {
  const table = newTable()
  const text = 'A long text of a work. '.repeat(500)
  for (let key = 0; key < 2_000; key++) table.set(`${key}`, { text: `${key} ${text}` })
  for (let key = 0; key < 2_000; key += 7) table.set(`${key}`, { text: `changed ${key}` })
  for (let key = 0; key < 2_000; key++) {
    const expected = key % 7 === 0 ? `changed ${key}` : `${key} ${text}`
    expect(table.get(`${key}`)?.text).toBe(expected)
  }
})

test('a copy keeps the documents that it was made with', () => {
  const table = newTable()
  const texts = Array.from({ length: 50 }, (_, key) => `${key}`)
  for (const text of texts) table.set(text, { text })
  const copy = newTable()
  copy.copyFrom(table)
  // The texts of the copy must not be overwritten by texts of the same length.
  for (const text of texts) table.set(text, { text: 'xx' })
  copy.set('new', { text: 'new' })
  expect(texts.map((key) => copy.get(key)?.text)).toEqual(texts)
  expect(table.has('new')).toBe(false)
})
