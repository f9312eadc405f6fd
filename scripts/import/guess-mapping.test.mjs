import { expect, test } from 'vitest'
import { guessInWords, guessMapping } from './guess-mapping.mjs'
import { mappingSchema } from './mapping.mjs'

test('takes well-known names, however they are spelt', () => {
  const row = {
    ID: 1,
    Name: 'x',
    'Publish Date': '2020-01-01',
    Creator: 'A',
    text: 'b',
    Tags: 'a; b',
  }
  const mapping = guessMapping('/in/My works.csv.gz', [row])
  expect(mapping).toMatchObject({
    collection: { slug: 'my-works', label: 'My works' },
    key: '{ID}',
    title: '{Name}',
    date: '{Publish Date}',
    author: '{Creator}',
    body: ['{text}'],
    terms: [{ group: { slug: 'tags', label: 'Tags' }, from: 'Tags', split: ';' }],
    gallery: { id: 'my-works' },
  })
  expect(guessInWords(mapping)).toContain('filter "Tags" from {Tags}')
})

test('a text that is kept in two parts is one again', () => {
  const rows = [{ title: 'x', alias: 'x-1', introtext: '<p>a</p>', fulltext: '' }]
  expect(guessMapping('a.json', rows)).toMatchObject({
    slug: '{alias}',
    html: ['{introtext}{fulltext}', '{introtext}', '{fulltext}'],
    body: [],
  })
})

test('a guess is a mapping like a written one, whatever the file is called', () => {
  for (const file of ['2024.json', 'Ünïcode.csv', '؟.ndjson']) {
    const mapping = guessMapping(file, [{ title: 'x', collection: 'c', type: 't' }])
    expect(mappingSchema.safeParse(mapping)).toMatchObject({ success: true })
  }
})

test('a field with a value of its own in every row is no filter', () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ title: 'x', subject: `s${index}` }))
  expect(guessMapping('a.csv', rows).terms).toEqual([])
})

test('without anything like a title it asks for a mapping', () => {
  expect(() => guessMapping('a.csv', [{ foo: 1, bar: 2 }])).toThrow('its fields are foo, bar')
})
