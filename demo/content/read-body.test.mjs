import { expect, it } from 'vitest'
import { readBody } from './read-body.mjs'

const text = (/** @type {string} */ text) => ({ type: 'text', text })

it('reads headings, quotes, lists and images', () => {
  expect(
    readBody('Text.\n\n## Head\n\n> Said.\n\n- one\n- two\n\n1. first\n\n![](image:sea)'),
  ).toEqual([
    { type: 'paragraph', children: [text('Text.')] },
    { type: 'heading', level: 2, children: [text('Head')] },
    { type: 'quote', children: [text('Said.')] },
    {
      type: 'list',
      ordered: false,
      items: [{ children: [text('one')] }, { children: [text('two')] }],
    },
    { type: 'list', ordered: true, items: [{ children: [text('first')] }] },
    { type: 'image', media: 'sea' },
  ])
})

it('reads links to documents by slug and to other sites by address', () => {
  expect(
    readBody('See [the sea](article:sea), [us](page:about) or [this](https://example.org).'),
  ).toMatchObject([
    {
      children: [
        { text: 'See ' },
        { type: 'link', to: { kind: 'article', key: 'sea' } },
        { text: ', ' },
        { to: { kind: 'page', key: 'about' } },
        { text: ' or ' },
        { to: { href: 'https://example.org' } },
        { text: '.' },
      ],
    },
  ])
})

it('reads links that open in the lightbox', () => {
  expect(
    readBody('See [the sea](article:sea lightbox) or [it](#figure-1 lightbox).'),
  ).toMatchObject([
    {
      children: [
        { text: 'See ' },
        { to: { key: 'sea' }, lightbox: true },
        { text: ' or ' },
        { to: { href: '#figure-1' }, lightbox: true },
        { text: '.' },
      ],
    },
  ])
})

it('reads bold and italic text, and sets typographic apostrophes', () => {
  expect(readBody("**It** isn't *so*")).toMatchObject([
    {
      children: [
        { text: 'It', marks: ['bold'] },
        { text: ' isn’t ' },
        { text: 'so', marks: ['italic'] },
      ],
    },
  ])
})

it('reads tooltips', () => {
  expect(readBody('A [baren](tip: A disc.).')).toMatchObject([
    {
      children: [
        { text: 'A ' },
        {
          type: 'tooltip',
          children: [text('baren')],
          content: [{ type: 'paragraph', children: [text('A disc.')] }],
        },
        { text: '.' },
      ],
    },
  ])
})

it('reads code and pull quotes', () => {
  expect(readBody('```Python\nprint(1)\n  # two\n```\n\n>> Said so. | Tomas')).toEqual([
    { type: 'code', code: 'print(1)\n  # two', language: 'Python' },
    { type: 'pullQuote', children: [text('Said so.')], attribution: 'Tomas' },
  ])
})
