import { expect, test } from 'vitest'
import { rolesOfMapping, toMapping } from './column-roles.mjs'
import { guessMapping } from './guess-mapping.mjs'
import { mappingSchema } from '../mapping-schema.mjs'

const ROWS = [
  {
    id: 1,
    title: 'Tide',
    year: '1850',
    topic: 'Sea; Coast',
    image: 'a.jpg; b.jpg',
    width: 20,
    height: 30,
  },
  { id: 2, title: 'Pier', year: '1851', topic: 'Sea', image: 'c.jpg', width: 20, height: 30 },
]
const collection = { slug: 'works', label: 'works' }

test('a guessed mapping and the mapping of its roles are the same', () => {
  const guessed = guessMapping('works.csv', ROWS)
  expect(toMapping(rolesOfMapping(guessed), { collection, rows: ROWS })).toEqual(guessed)
})

test('makes a valid mapping of every role', () => {
  const mapping = toMapping(
    {
      title: 'title',
      id: 'key',
      year: 'fact',
      topic: 'filter',
      image: 'images',
      width: 'html',
      height: 'html',
    },
    { collection, rows: ROWS },
  )
  expect(mappingSchema.safeParse(mapping).error).toBeUndefined()
  expect(mapping).toMatchObject({
    images: { from: 'image', split: ';' },
    terms: [{ from: 'topic', split: ';', group: { slug: 'topic', label: 'Topic' } }],
    facts: [{ label: 'Year', value: '{year}' }],
    html: ['{width}{height}', '{width}', '{height}'],
  })
})

test('gives groups whose names have no Latin letter slugs of their own', () => {
  const rows = [{ title: 'A', 主題: 'x', 種類: 'y' }]
  const mapping = toMapping(
    { title: 'title', 主題: 'filter', 種類: 'filter' },
    { collection, rows },
  )
  expect(mapping?.terms.map(({ group }) => group.slug)).toEqual(['filter', 'filter-2'])
})

test('needs a title', () => {
  expect(toMapping({ id: 'key' }, { collection, rows: ROWS })).toBeNull()
})
