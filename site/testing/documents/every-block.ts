import type { PageBlock, RichTextBlock } from '@tessera/content'

/** An object with one member of a union per `type`. */
type OneOfEach<Union extends { readonly type: string }> = {
  readonly [Kind in Union['type']]: Extract<Union, { readonly type: Kind }>
}

const video = {
  title: 'The big press, running',
  source: { kind: 'embed', provider: 'vimeo', id: '76979871', secret: null },
  poster: 'm1',
  ratio: 1.778,
} as const

const toInline = (text: string) => [{ type: 'text' as const, text }]

/** One of each block of rich text; the compiler reports missing ones. */
export const everyRichTextBlock = (word = 'Harbour'): OneOfEach<RichTextBlock> => ({
  paragraph: {
    type: 'paragraph',
    children: [
      ...toInline(`${word} lies flat in the hour before the `),
      {
        type: 'tooltip',
        children: toInline(`${word} ferry`),
        content: [
          { type: 'paragraph', children: toInline(`${word}: twice a day, when the tide allows.`) },
          { type: 'list', ordered: false, items: [{ children: toInline(word) }] },
        ],
      },
      ...toInline('.'),
    ],
  },
  heading: { type: 'heading', level: 2, children: toInline(`${word} in five inks`) },
  quote: { type: 'quote', children: toInline(`${word} is a drawing that has been made to wait.`) },
  rule: { type: 'rule' },
  image: { type: 'image', media: 'm2' },
  list: { type: 'list', ordered: false, items: [{ children: toInline(word) }] },
  code: { type: 'code', code: `pull(${word})\n  .wait(25)`, language: 'Shop talk' },
  pullQuote: {
    type: 'pullQuote',
    children: toInline(`${word}: every fifth one fails`),
    attribution: 'Tomas',
  },
  video: { type: 'video', ...video, title: `${word}, printed` },
})

/** One of each page block except galleries; the compiler reports missing ones. */
export const everyBlock = (
  word = 'Harbour',
): OneOfEach<Exclude<PageBlock, { type: 'gallery' }>> => {
  const quote = {
    type: 'quote',
    text: `${word} has no colour of its own.`,
    attribution: `${word} Roe`,
    to: { kind: 'page', key: 'p1' },
  } as const
  const image = { type: 'image', media: 'm1', width: 'wide' } as const
  const callToAction = {
    type: 'callToAction',
    title: `Print ${word} with us`,
    text: 'Saturdays, ten to four.\nBring an apron.',
    links: [
      { label: `Book ${word}`, to: { kind: 'page', key: 'p1' }, appearance: 'button' },
      { label: 'Write to us', to: { href: 'mailto:studio@example.org' }, appearance: 'link' },
    ],
  } satisfies PageBlock
  const text = {
    type: 'richText',
    content: Object.values(everyRichTextBlock(word)),
  } satisfies PageBlock
  return {
    richText: text,
    image,
    images: { type: 'images', media: ['m0', 'm1', 'm2', 'm3', 'm4'], columns: 3 },
    quote,
    callToAction,
    video: { type: 'video', ...video },
    embed: {
      type: 'embed',
      title: `Map of ${word}`,
      href: 'https://maps.example/harbour',
      ratio: 1.333,
    },
    carousel: {
      type: 'carousel',
      title: `${word} from five sides`,
      items: [{ media: 'm1' }, { article: 'a0' }, { media: 'm3' }],
      autoplay: true,
    },
    modal: {
      type: 'modal',
      id: 'post',
      buttonLabel: `${word} by post`,
      title: `How ${word} travels`,
      content: Object.values(everyRichTextBlock(word)),
    },
    columns: {
      type: 'columns',
      columns: [
        [text, image],
        [quote, callToAction],
      ],
    },
  }
}
