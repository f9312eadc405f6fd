import type { PageBlock, RichTextBlock } from '@tessera/content'

type Of<Union extends { readonly type: string }> = {
  readonly [Kind in Union['type']]: Extract<Union, { readonly type: Kind }>
}

const video = {
  title: 'The big press, running',
  source: { kind: 'embed', provider: 'vimeo', id: '76979871', secret: null },
  poster: 'm1',
  ratio: 1.778,
} as const

const words = (text: string) => [{ type: 'text' as const, text }]

/** One of each part of a text: a kind without one is an error of the compiler. */
export const everyTextPart = (word = 'Harbour'): Of<RichTextBlock> => ({
  paragraph: {
    type: 'paragraph',
    children: [
      ...words(`${word} lies flat in the hour before the `),
      {
        type: 'tooltip',
        children: words(`${word} ferry`),
        content: [
          { type: 'paragraph', children: words(`${word}: twice a day, when the tide allows.`) },
          { type: 'list', ordered: false, items: [{ children: words(word) }] },
        ],
      },
      ...words('.'),
    ],
  },
  heading: { type: 'heading', level: 2, children: words(`${word} in five inks`) },
  quote: { type: 'quote', children: words(`${word} is a drawing that has been made to wait.`) },
  rule: { type: 'rule' },
  image: { type: 'image', media: 'm2' },
  list: { type: 'list', ordered: false, items: [{ children: words(word) }] },
  code: { type: 'code', code: `pull(${word})\n  .wait(25)`, language: 'Shop talk' },
  pullQuote: {
    type: 'pullQuote',
    children: words(`${word}: every fifth one fails`),
    attribution: 'Tomas',
  },
  video: { type: 'video', ...video, title: `${word}, printed` },
})

/** One of each block but galleries: a kind without one is an error of the compiler. */
export const everyBlock = (word = 'Harbour'): Of<Exclude<PageBlock, { type: 'gallery' }>> => {
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
  const text = { type: 'richText', content: Object.values(everyTextPart(word)) } satisfies PageBlock
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
      content: Object.values(everyTextPart(word)),
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
