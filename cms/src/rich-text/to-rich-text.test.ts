import { mediaInText, richText } from '@tessera/content'
import { expect, test } from 'vitest'
import { toRichText } from './to-rich-text'

/** The editor's JSON, with the fields that toRichText ignores. */
const state = (...children: object[]) => ({
  root: { type: 'root', version: 1, direction: 'ltr', format: '', indent: 0, children },
})
const text = (text: string, format = 0) => ({
  type: 'text',
  text,
  format,
  detail: 0,
  mode: 'normal',
  style: '',
  version: 1,
})
const block = (type: string, children: object[], more: object = {}) => ({
  type,
  children,
  version: 1,
  direction: 'ltr',
  format: '',
  indent: 0,
  ...more,
})

test('converts paragraphs, headings, quotes, rules and images', () => {
  const published = toRichText(
    state(
      block('heading', [text('Title')], { tag: 'h3' }),
      block('paragraph', [text('Bold', 1), { type: 'linebreak', version: 1 }, text('both', 3)]),
      block('paragraph', []),
      block('quote', [text('Said')]),
      { type: 'horizontalrule', version: 1 },
      {
        type: 'upload',
        relationTo: 'media',
        value: 12,
        fields: null,
        format: '',
        id: '6',
        version: 3,
      },
    ),
  )
  expect(richText.parse(published)).toEqual([
    { type: 'heading', level: 3, children: [{ type: 'text', text: 'Title' }] },
    {
      type: 'paragraph',
      children: [
        { type: 'text', text: 'Bold', marks: ['bold'] },
        { type: 'break' },
        { type: 'text', text: 'both', marks: ['bold', 'italic'] },
      ],
    },
    { type: 'quote', children: [{ type: 'text', text: 'Said' }] },
    { type: 'rule' },
    { type: 'image', media: '12' },
  ])
})

test('converts every mark of the editor', () => {
  const [paragraph] = toRichText(state(block('paragraph', [text('x', 127)])))
  expect(paragraph).toMatchObject({
    children: [{ marks: ['bold', 'italic', 'strike', 'underline', 'code', 'sub', 'sup'] }],
  })
})

test('converts links to documents and addresses, and replaces an unsafe link by its text', () => {
  const link = (fields: object) => block('link', [text('here')], { fields, id: '7' })
  const published = toRichText(
    state(
      block('paragraph', [
        link({ linkType: 'internal', newTab: false, doc: { relationTo: 'pages', value: 3 } }),
        link({
          linkType: 'internal',
          newTab: false,
          doc: { relationTo: 'articles', value: { id: 4 } },
        }),
        link({ linkType: 'custom', newTab: true, url: 'https://example.org' }),
        link({ linkType: 'custom', newTab: false, lightbox: true, url: '#figure-2' }),
        link({ linkType: 'custom', newTab: false, url: 'javascript:alert(1)' }),
      ]),
    ),
  )
  const children = [{ type: 'text', text: 'here' }]
  expect(richText.parse(published)).toEqual([
    {
      type: 'paragraph',
      children: [
        { type: 'link', to: { kind: 'page', key: '3' }, children },
        { type: 'link', to: { kind: 'article', key: '4' }, children },
        { type: 'link', to: { href: 'https://example.org' }, newTab: true, children },
        { type: 'link', to: { href: '#figure-2' }, lightbox: true, children },
        { type: 'text', text: 'here' },
      ],
    },
  ])
})

test('attaches a nested list to the item before it', () => {
  const item = (...children: object[]) => block('listitem', children, { value: 1 })
  const published = toRichText(
    state(
      block(
        'list',
        [
          item(text('One')),
          item(block('list', [item(text('One point one'))], { listType: 'bullet', tag: 'ul' })),
          item(text('Two')),
        ],
        { listType: 'number', tag: 'ol' },
      ),
    ),
  )
  expect(richText.parse(published)).toEqual([
    {
      type: 'list',
      ordered: true,
      items: [
        {
          children: [{ type: 'text', text: 'One' }],
          sublist: {
            type: 'list',
            ordered: false,
            items: [{ children: [{ type: 'text', text: 'One point one' }] }],
          },
        },
        { children: [{ type: 'text', text: 'Two' }] },
      ],
    },
  ])
})

test('keeps the text of unknown nodes, and returns nothing for any other value', () => {
  expect(toRichText(state(block('callout', [block('paragraph', [text('Kept')])])))).toEqual([
    { type: 'paragraph', children: [{ type: 'text', text: 'Kept' }] },
  ])
  for (const nothing of [
    null,
    undefined,
    'text',
    7,
    {},
    { root: 3 },
    { root: { children: [3, {}] } },
  ]) {
    expect(toRichText(nothing)).toEqual([])
  }
})

test('converts code, pull quotes and videos', () => {
  const node = (fields: object) => ({ type: 'block', version: 2, format: '', fields })
  const published = toRichText(
    state(
      node({ id: '1', blockType: 'code', code: '\n  a {\n    b: c\n  }\n\n', language: 'CSS' }),
      node({ id: '2', blockType: 'code', code: '  \n' }),
      node({ id: '3', blockType: 'pullQuote', text: 'One\ntwo ', attribution: '' }),
      node({
        ...{ id: '4', blockType: 'video', title: 'Video', poster: 9, aspectRatio: '16:9' },
        url: 'https://vimeo.com/76979871',
      }),
      node({ id: '5', blockType: 'video', title: 'Video', url: 'https://example.org' }),
      node({ id: '6', blockType: 'carpet' }),
    ),
  )
  expect(richText.parse(published)).toEqual([
    { type: 'code', code: '  a {\n    b: c\n  }', language: 'CSS' },
    {
      type: 'pullQuote',
      children: [{ type: 'text', text: 'One' }, { type: 'break' }, { type: 'text', text: 'two' }],
      attribution: null,
    },
    {
      ...{ type: 'video', title: 'Video', poster: '9', ratio: 1.778 },
      source: { kind: 'embed', provider: 'vimeo', id: '76979871', secret: null },
    },
  ])
  expect(mediaInText(published)).toEqual(['9'])
})
