import type { RichText, VideoSource } from '@tessera/content'
import { expect, test } from 'vitest'
import { toRichText } from '../../publish/to-rich-text'
import { paragraphsToLexical, toLexical } from './to-lexical'

const video = (source: VideoSource) =>
  ({ type: 'video', title: 'The press', source, poster: null, ratio: 1.333 }) as const
const text = (words: string) => ({ type: 'text' as const, text: words })

test('what is imported is published as it was told', () => {
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
    video({ kind: 'embed', provider: 'youtube', id: 'abcDEF_-123' }),
    video({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: null }),
    video({ kind: 'embed', provider: 'vimeo', id: '76979871', secret: 'ab12' }),
    { ...video({ kind: 'file', video: '12' }), ratio: 1.778 },
  ]
  expect(toRichText(toLexical(content))).toEqual(content)
})

test('plain paragraphs are paragraphs', () => {
  expect(toRichText(paragraphsToLexical(['One', 'Two']))).toEqual([
    { type: 'paragraph', children: [text('One')] },
    { type: 'paragraph', children: [text('Two')] },
  ])
})

test('a video keeps the shape that is nearest', () => {
  const [published] = toRichText(
    toLexical([
      { ...video({ kind: 'embed', provider: 'youtube', id: 'abcDEF_-123' }), ratio: 1.9 },
    ]),
  )
  expect(published).toMatchObject({ ratio: 1.778 })
})
