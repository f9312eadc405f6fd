import type { RichText, VideoSource } from '@tessera/content'
import { expect, test } from 'vitest'
import { toRichText } from './to-rich-text'
import { paragraphsToLexical, toLexical } from './to-lexical'

const video = (source: VideoSource) =>
  ({ type: 'video', title: 'The press', source, poster: null, ratio: 1.333 }) as const
const text = (text: string) => ({ type: 'text' as const, text })

test('toRichText returns what toLexical converted', () => {
  const content: RichText = [
    { type: 'heading', level: 3, children: [text('Blocks')] },
    {
      type: 'paragraph',
      children: [
        {
          type: 'text',
          text: 'Cut ',
          marks: ['bold', 'italic', 'strike', 'underline', 'code', 'sub'],
        },
        { type: 'break' },
        {
          type: 'link',
          to: { href: 'https://example.org/' },
          newTab: true,
          children: [text('there')],
        },
        { type: 'link', to: { kind: 'article', key: '7' }, children: [text('here')] },
        {
          type: 'tooltip',
          children: [text('baren')],
          content: [
            { type: 'paragraph', children: [text('A disc.')] },
            { type: 'list', ordered: false, items: [{ children: [text('of bamboo')] }] },
          ],
        },
      ],
    },
    { type: 'quote', children: [text('It waits.')] },
    { type: 'rule' },
    { type: 'image', media: '12' },
    {
      type: 'list',
      ordered: true,
      items: [
        {
          children: [text('key block')],
          sublist: { type: 'list', ordered: false, items: [{ children: [text('cherry')] }] },
        },
        { children: [text('colour')] },
      ],
    },
    { type: 'code', code: 'pull()\n  .wait()', language: 'js' },
    {
      type: 'pullQuote',
      children: [text('It'), { type: 'break' }, text('waits.')],
      attribution: 'Ida Rook',
    },
    video({ kind: 'embed', provider: 'youtube', id: 'abcDEF_-123' }),
    video({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: null }),
    video({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: 'ab12' }),
    { ...video({ kind: 'file', video: '12' }), ratio: 1.778 },
    { ...video({ kind: 'file', href: '/videos/press.mp4' }), poster: '9' },
  ]
  expect(toRichText(toLexical(content))).toEqual(content)
})

test('converts plain paragraphs', () => {
  expect(toRichText(paragraphsToLexical(['One', 'Two']))).toEqual([
    { type: 'paragraph', children: [text('One')] },
    { type: 'paragraph', children: [text('Two')] },
  ])
})

test('an embedded video gets the nearest aspect ratio of the editor', () => {
  const [published] = toRichText(
    toLexical([
      { ...video({ kind: 'embed', provider: 'youtube', id: 'abcDEF_-123' }), ratio: 1.9 },
    ]),
  )
  expect(published).toMatchObject({ ratio: 1.778 })
})
