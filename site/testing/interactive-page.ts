import type { CarouselBlock, ModalBlock, RichText } from '@tessera/content'
import { row } from './documents/test-documents'

const text = (content: string) => ({ type: 'text' as const, text: content })

/** A paragraph with two tooltips, one of which contains a link, and a link that opens the dialog. */
const prose: RichText = [
  {
    type: 'paragraph',
    children: [
      text('A '),
      {
        type: 'tooltip',
        children: [text('baren')],
        content: [
          { type: 'paragraph', children: [text('A disc in a bamboo leaf, to rub with.')] },
          {
            type: 'paragraph',
            children: [{ type: 'link', to: { href: '/about' }, children: [text('How we rub')] }],
          },
        ],
      },
      text(' and a '),
      {
        type: 'tooltip',
        children: [text('brayer')],
        content: [{ type: 'paragraph', children: [text('A roller for ink.')] }],
      },
      text(' lie ready. '),
      { type: 'link', to: { href: '#modal-post' }, children: [text('What does it cost?')] },
    ],
  },
]

const carousel: CarouselBlock = {
  type: 'carousel',
  title: 'Five states',
  items: [{ media: 'm0' }, { article: 'a1' }, { media: 'm2' }],
  autoplay: true,
}

const modal: ModalBlock = {
  type: 'modal',
  id: 'post',
  buttonLabel: 'Prices and post',
  title: 'Prices and post',
  content: [
    { type: 'paragraph', children: [text('A print is forty, wherever it goes.')] },
    {
      type: 'paragraph',
      children: [{ type: 'link', to: { href: '/about' }, children: [text('All of it')] }],
    },
  ],
}

/** `/moving`: a page with tooltips, a carousel and a dialog. */
export const interactivePage = row(
  'page',
  'moving',
  '/moving',
  {
    slug: 'moving',
    title: 'What moves',
    description: null,
    showTitle: true,
    blocks: [{ type: 'richText', content: prose }, carousel, modal],
  },
  ['m0', 'm2'],
)
