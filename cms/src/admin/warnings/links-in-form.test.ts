import { expect, test } from 'vitest'
import { linksInForm } from './links-in-form'

const linksIn = (values: Record<string, unknown>) =>
  linksInForm(Object.fromEntries(Object.entries(values).map(([path, value]) => [path, { value }])))

test('finds links to documents in the menu, in its submenus and in the footer', () => {
  expect(
    linksIn({
      'items.0.label': 'Studio',
      'items.0.kind': 'heading',
      'items.0.document': { relationTo: 'pages', value: 9 },
      'items.0.links.0.label': 'Prices',
      'items.0.links.0.kind': 'document',
      'items.0.links.0.document': { relationTo: 'articles', value: 7 },
      'links.0.label': 'Imprint',
      'links.0.document': { relationTo: 'pages', value: { id: 3, title: 'Imprint' } },
    }),
  ).toEqual([
    { path: 'items.0.links.0.document', label: 'Prices', collection: 'articles', id: '7' },
    { path: 'links.0.document', label: 'Imprint', collection: 'pages', id: '3' },
  ])
})

test('ignores URLs, empty links and other fields of the form', () => {
  expect(
    linksIn({
      'items.0.kind': 'url',
      'items.0.document': { relationTo: 'pages', value: 1 },
      'items.1.kind': 'document',
      'items.1.document': null,
      'items.2.document': { relationTo: 'media', value: 1 },
      'columns.0.document': { relationTo: 'pages', value: 1 },
    }),
  ).toEqual([])
})
