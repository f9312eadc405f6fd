import { curlApostrophes, readBody } from './read-body.mjs'

/**
 * Blocks of a page other than texts and galleries. Targets are `article:<slug>`, `page:<slug>` or a URL; images are
 * names. Absent fields have the defaults of the CMS.
 * @typedef {{ kind: 'image', image: string, width?: 'text' | 'wide' | 'full' }} ImageBlock
 * @typedef {{ kind: 'images', images: string[], columns?: '2' | '3' | '4' }} ImagesBlock
 * @typedef {{ kind: 'quote', text: string, attribution: string, target?: string }} QuoteBlock
 * @typedef {{ label: string, target: string, appearance: 'button' | 'link' }} CallLink
 * @typedef {{ kind: 'callToAction', title: string, text: string, links: CallLink[] }} CallToAction
 * @typedef {{ kind: 'video', title: string, url?: string, video?: string, poster?: string }} VideoBlock a URL or the name of a video
 * @typedef {{ kind: 'embed', title: string, url: string, aspectRatio?: '4:3' }} EmbedBlock
 * @typedef {{ kind: 'carousel', title: string, items: { image?: string, article?: string }[] }} CarouselBlock
 * @typedef {{ kind: 'modal', name: string, buttonLabel: string, title: string, content: import('./read-body.mjs').RichText }} ModalBlock
 * @typedef {import('./read-body.mjs').RichText | ImageBlock | QuoteBlock | CallToAction | VideoBlock} SimpleBlock
 * @typedef {{ kind: 'columns', columns: SimpleBlock[][] }} ColumnsBlock
 * @typedef {ImageBlock | ImagesBlock | QuoteBlock | CallToAction | VideoBlock | EmbedBlock | ColumnsBlock | CarouselBlock | ModalBlock} DemoBlock
 */

/** Host of the map on the page. The site settings must allow it. */
export const MAP_HOST = 'www.openstreetmap.org'

/** @type {CallToAction} */
export const comeOnSaturday = {
  kind: 'callToAction',
  title: 'Come on a Saturday',
  text: curlApostrophes(
    "The door is open from ten to four. You may look, ask, pull a proof and take it home. Children may turn the wheel if they don't mind ink.",
  ),
  links: [
    { label: 'A Saturday at the loft', target: 'page:saturday', appearance: 'button' },
    { label: 'How to find us', target: 'page:contact', appearance: 'link' },
  ],
}

/** A page with every kind of block. */
export const saturday = {
  slug: 'saturday',
  title: 'A Saturday at the loft',
  description:
    'What happens when the door is open: a proof, a walk along the street, soup, a video.',
  showTitle: true,
  /** @type {(import('./read-body.mjs').RichText | DemoBlock)[]} */
  blocks: [
    readBody(
      `Six days a week the loft is a workshop. On the seventh it is a workshop with visitors in it, and somebody has swept.`,
    ),
    { kind: 'image', image: 'shore-street', width: 'full' },
    {
      kind: 'columns',
      columns: [
        [
          readBody(`## Until noon

Ink is out and the [big press](article:the-big-press) is warm, which means that Struan has been talking to it since eight. You choose a block from the drawer, roll it up with a [brayer](tip: A roller with a handle. Ours are older than Jun.) and rub a proof with a [baren](tip: A disc of cord in a bamboo leaf; it does what the big press does, with your own shoulder.). It is yours, smudges and all. [What to bring](#modal-bring)

## Then

Soup. After that we walk along Shore Street and look at the letters over the doors. Ines tells which are hers and which are the wind's.`),
        ],
        [
          {
            kind: 'quote',
            text: curlApostrophes(
              'I came for the cyanotypes and stayed for the noise. Nobody had told me that a press sighs.',
            ),
            attribution: 'From the visitors’ book, May 2025',
            target: 'article:blue-in-a-day',
          },
          { kind: 'image', image: 'four-fronds' },
        ],
      ],
    },
    { kind: 'video', title: 'Three Boats, an ink at a time', video: 'three-boats' },
    {
      kind: 'images',
      images: ['three-boats', 'starlings', 'male-fern', 'the-net-loft', 'cow-parsley'],
      columns: '3',
    },
    {
      kind: 'carousel',
      title: 'What visitors have taken home',
      items: [
        { article: 'the-seventh-wave' },
        { image: 'male-fern' },
        { article: 'eleven-terns' },
        { image: 'cow-parsley' },
        { article: 'low-sun' },
      ],
    },
    {
      kind: 'modal',
      name: 'bring',
      buttonLabel: 'What to bring',
      title: 'What to bring',
      content: readBody(`- Clothes that have been painted in before
- A flat bag; proofs are dry to the touch and not to be rolled
- Boots, at spring tides

Aprons, ink and paper are ours. What it costs is written down in [Prices, Post and Patience](article:prices-and-post).`),
    },
    readBody(`## In the evening

When it is dark by five the film society borrows our wall. We print [the poster](article:film-society), and for that we may sit in the front row.

>> The sheet we project on is a misprint of 1.2 by 2 metres. From the third row nobody can read it. | Tomas

The lamp over the stairs is switched by the tide, so that nobody goes home in boots who came without. Jun wrote the program; it is shorter than the explanation.

\`\`\`Python
def lamp(tide, floor=4.1):
    """Red when the stairs are wet."""
    return "red" if tide.height_in(hours=1) > floor else "white"
\`\`\``),
    {
      kind: 'video',
      title: 'Big Buck Bunny, Blender Foundation, 2008: what we showed in November',
      url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    },
    {
      kind: 'quote',
      text: curlApostrophes('Stay until the ink is dry. Then you will have to come again.'),
      attribution: 'Maud Okafor',
      target: 'article:maud-okafor',
    },
    {
      kind: 'embed',
      title: 'Where Port Karrin would be, if it were',
      url: `https://${MAP_HOST}/export/embed.html?bbox=-3.6%2C58.3%2C-2.2%2C59.0&layer=mapnik`,
      aspectRatio: '4:3',
    },
    {
      kind: 'callToAction',
      title: 'The next one',
      text: curlApostrophes(
        'Every Saturday but the one after New Year. Groups of more than six: please write.',
      ),
      links: [
        {
          label: 'Write to us',
          target: 'mailto:print@haldenroe.example?subject=Saturday',
          appearance: 'button',
        },
        {
          label: 'Prices, post and patience',
          target: 'article:prices-and-post',
          appearance: 'link',
        },
      ],
    },
  ],
}
