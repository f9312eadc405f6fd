import { expect, test } from 'vitest'
import { describeMapping, guessFields, guessMapping } from './guess-mapping.mjs'
import { mappingSchema } from '../mapping-schema.mjs'

test('recognises well-known field names in any spelling', () => {
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
  expect(describeMapping(mapping)).toContain('filter "Tags" from {Tags}')
})

test('joins the two halves of a Joomla text', () => {
  const rows = [{ title: 'x', alias: 'x-1', introtext: '<p>a</p>', fulltext: '' }]
  expect(guessMapping('a.json', rows)).toMatchObject({
    slug: '{alias}',
    html: ['{introtext}{fulltext}', '{introtext}', '{fulltext}'],
    body: [],
  })
})

test('makes a valid mapping for any file name', () => {
  for (const file of ['2024.json', 'Ünïcode.csv', '؟.ndjson']) {
    const mapping = guessMapping(file, [{ title: 'x', collection: 'c', type: 't' }])
    expect(mappingSchema.safeParse(mapping)).toMatchObject({ success: true })
  }
})

test('makes no filter of a field with too many values', () => {
  const rows = Array.from({ length: 200 }, (_, index) => ({ title: 'x', subject: `s${index}` }))
  expect(guessMapping('a.csv', rows).terms).toEqual([])
})

test('asks for a mapping if no field looks like a title', () => {
  expect(() => guessMapping('a.csv', [{ foo: 1, bar: 2 }])).toThrow('Its fields are foo, bar')
})

test('recognises the column names of a catalogue, with points, brackets and accents', () => {
  const row = {
    ...{ 'Inv. No.': '1902.1', 'Object Title': 'x', 'When made': 'ca. 1850' },
    ...{ 'Picture file(s)': 'a.jpg', Künstler: 'A', Materials: 'oil' },
  }
  expect(guessMapping('a.csv', [row])).toMatchObject({
    ...{ key: '{Inv. No.}', title: '{Object Title}', date: '{When made}', author: '{Künstler}' },
    images: { from: 'Picture file(s)' },
    terms: [{ from: 'Materials' }],
  })
})

test('guesses the other columns when none looks like a title', () => {
  expect(guessFields('a.csv', [{ what: 'x', Maker: 'A' }])).toMatchObject({
    ...{ title: undefined, author: '{Maker}' },
  })
})
