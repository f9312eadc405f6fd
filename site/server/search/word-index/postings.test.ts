import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NOTE_BITS, PostingsBuilder } from './postings'

const documents = fc.array(
  fc.uniqueArray(fc.tuple(fc.constantFrom('a', 'b', 'c', 'd', 'e'), fc.nat(7)), {
    selector: ([word]) => word,
  }),
)

test('lists the documents of each word, with their notes', () => {
  fc.assert(
    fc.property(documents, (all) => {
      const builder = new PostingsBuilder()
      for (const document of all) {
        for (const [word, note] of document) builder.add(word, note)
        builder.endDocument()
      }
      const { words, starts, postings } = builder.build()
      expect(words).toEqual([...new Set(all.flat().map(([word]) => word))].sort())
      words.forEach((word, index) => {
        const own = [...postings.slice(starts[index], starts[index + 1])]
        const expected = all.flatMap((document, number) =>
          document.flatMap(([each, note]) =>
            each === word ? [number * 2 ** NOTE_BITS + note] : [],
          ),
        )
        expect(own).toEqual(expected)
      })
    }),
  )
})

test('says whether a word is new', () => {
  const builder = new PostingsBuilder()
  expect(builder.add('sea')).toBe(true)
  builder.endDocument()
  expect(builder.add('sea')).toBe(false)
})
