import { expect, it } from 'vitest'
import { readBody } from './read-body.mjs'
import { toLexical } from './to-lexical.mjs'

const ids = {
  article: (/** @type {string} */ slug) => `article ${slug}`,
  page: () => 7,
  image: () => 9,
  video: () => 9,
}
const kinds = (/** @type {string} */ text) => toLexical(readBody(text), ids).root.children

it('makes headings, quotes, lists and images', () => {
  const types = toLexical(
    readBody('Words.\n\n## Head\n\n> Said.\n\n- one\n- two\n\n1. first\n\n![](image:sea)'),
    ids,
  )
  expect(types.root.children).toMatchObject([
    { type: 'paragraph' },
    { type: 'heading', tag: 'h2' },
    { type: 'quote' },
    { type: 'list', listType: 'bullet', children: [{ value: 1 }, { value: 2 }] },
    { type: 'list', listType: 'number' },
    { type: 'upload', relationTo: 'media', value: 9 },
  ])
})

it('links to documents by id and elsewhere by address', () => {
  expect(
    kinds('See [the sea](article:sea), [us](page:about) or [this](https://example.org).'),
  ).toMatchObject([
    {
      children: [
        { text: 'See ' },
        {
          type: 'link',
          fields: { linkType: 'internal', doc: { relationTo: 'articles', value: 'article sea' } },
        },
        { text: ', ' },
        { fields: { doc: { relationTo: 'pages', value: 7 } } },
        { text: ' or ' },
        { fields: { linkType: 'custom', url: 'https://example.org' } },
        { text: '.' },
      ],
    },
  ])
})

it('links that open in the lightbox say so', () => {
  expect(kinds('See [the sea](article:sea lightbox) or [it](#figure-1 lightbox).')).toMatchObject([
    {
      children: [
        { text: 'See ' },
        { fields: { doc: { value: 'article sea' }, lightbox: true } },
        { text: ' or ' },
        { fields: { url: '#figure-1', lightbox: true } },
        { text: '.' },
      ],
    },
  ])
})

it('marks bold and italic words and sets real apostrophes', () => {
  expect(kinds("**It** isn't *so*")).toMatchObject([
    { children: [{ text: 'It', format: 1 }, { text: ' isn’t ' }, { text: 'so', format: 2 }] },
  ])
})

it('makes code and pull quotes blocks of the text', () => {
  const text = '```Python\nprint(1)\n  # two\n```\n\n>> Said so. | Tomas'
  expect(kinds(text)).toMatchObject([
    {
      type: 'block',
      fields: { blockType: 'code', code: 'print(1)\n  # two', language: 'Python' },
    },
    { type: 'block', fields: { blockType: 'pullQuote', text: 'Said so.', attribution: 'Tomas' } },
  ])
})
