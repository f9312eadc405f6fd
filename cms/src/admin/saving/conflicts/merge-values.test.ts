import type { ClientField } from 'payload'
import { expect, test } from 'vitest'
import { mergeValues, takeTheirs } from './merge-values'

const text = (name: string): ClientField => ({ name, type: 'text' })
const fields: ClientField[] = [
  text('title'),
  { type: 'row', fields: [text('excerpt')] },
  { name: 'size', type: 'group', fields: [text('width'), text('height')] },
  {
    type: 'tabs',
    tabs: [
      { label: 'Text', fields: [text('caption')] },
      { name: 'more', fields: [text('note')] },
    ],
  },
  {
    name: 'blocks',
    type: 'blocks',
    blocks: [{ slug: 'quote', fields: [text('text'), text('source')] }],
  },
]

const merge = (base: object, mine: object, theirs: object) =>
  mergeValues(
    fields,
    { base: { ...base }, mine: { ...mine }, theirs: { ...theirs } },
    ({ name = '' }) => name,
  )
const quote = (id: string, text: string, source = '') => ({ id, blockType: 'quote', text, source })

test('takes the change of each side, also in groups and tabs', () => {
  const base = { title: 'A', excerpt: 'B', size: { width: '1', height: '2' }, more: { note: 'C' } }
  const mine = { ...base, title: 'Mine', size: { width: '3', height: '2' } }
  const theirs = {
    ...base,
    excerpt: 'Theirs',
    size: { width: '1', height: '4' },
    more: { note: 'New' },
  }
  expect(merge(base, mine, theirs)).toEqual({
    conflicts: [],
    values: {
      title: 'Mine',
      excerpt: 'Theirs',
      size: { width: '3', height: '4' },
      more: { note: 'New' },
      caption: undefined,
      blocks: undefined,
    },
  })
})

test('reports a field that both changed, and keeps mine until theirs is taken', () => {
  const merged = merge({ title: 'A' }, { title: 'Mine' }, { title: 'Theirs' })
  expect(merged.conflicts).toMatchObject([{ path: ['title'], mine: 'Mine', theirs: 'Theirs' }])
  expect(merged.values).toMatchObject({ title: 'Mine' })
  expect(takeTheirs(merged.values, merged.conflicts)).toMatchObject({ title: 'Theirs' })
})

test('reports no field that both changed alike', () => {
  expect(merge({ title: 'A' }, { title: 'B' }, { title: 'B' }).conflicts).toEqual([])
})

test('takes the version of the stored document', () => {
  const merged = merge({ updatedAt: '1' }, { updatedAt: '1' }, { updatedAt: '2' })
  expect(merged).toMatchObject({ values: { updatedAt: '2' }, conflicts: [] })
})

test('merges rows that one side moved, added or removed', () => {
  const base = [quote('a', 'A'), quote('b', 'B'), quote('c', 'C')]
  const mine = [quote('b', 'B'), quote('new', 'N'), quote('a', 'A')]
  const theirs = [quote('a', 'A', 'Someone'), quote('b', 'B2'), quote('c', 'C')]
  expect(merge({ blocks: base }, { blocks: mine }, { blocks: theirs })).toMatchObject({
    conflicts: [],
    values: { blocks: [quote('b', 'B2'), quote('new', 'N'), quote('a', 'A', 'Someone')] },
  })
})

test('reports a field of a row that both changed', () => {
  const merged = merge(
    { blocks: [quote('a', 'A'), quote('b', 'B')] },
    { blocks: [quote('b', 'Mine'), quote('a', 'A')] },
    { blocks: [quote('a', 'A'), quote('b', 'Theirs')] },
  )
  expect(merged.conflicts).toMatchObject([
    { path: ['blocks', 0, 'text'], labels: ['blocks', 'quote 1', 'text'] },
  ])
  expect(takeTheirs(merged.values, merged.conflicts)).toMatchObject({
    blocks: [quote('b', 'Theirs'), quote('a', 'A')],
  })
})

test.each([
  ['a row that one removed and the other changed', [], [quote('a', 'B')]],
  ['rows that both added', [quote('a', 'A'), quote('b', '')], [quote('a', 'A'), quote('c', '')]],
])('reports %s as one conflict', (_, mine, theirs) => {
  const merged = merge({ blocks: [quote('a', 'A')] }, { blocks: mine }, { blocks: theirs })
  expect(merged.conflicts).toMatchObject([{ path: ['blocks'], mine, theirs }])
  expect(takeTheirs(merged.values, merged.conflicts)).toMatchObject({ blocks: theirs })
})
