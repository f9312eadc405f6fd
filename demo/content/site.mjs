import { drawBreakpoint } from './draw-breakpoint.mjs'
import { curlApostrophes, readBody } from './read-body.mjs'
import { comeOnSaturday, MAP_HOST, saturday } from './saturday.mjs'

/** Filter groups and their terms, in the order visitors see them. */
export const groups = [
  { slug: 'section', label: 'Section', terms: ['Work', 'Journal', 'Studio'] },
  {
    slug: 'topic',
    label: 'Topic',
    terms: ['Print', 'Poster', 'Book', 'Photograph', 'Exhibition', 'Commission'],
  },
  {
    slug: 'year',
    label: 'Year',
    terms: ['2026', '2025', '2024', '2023', '2022', '2021', '2020', 'Earlier'],
  },
  { slug: 'season', label: 'Season', terms: ['Spring', 'Summer', 'Autumn', 'Winter'] },
  {
    slug: 'kind',
    label: 'Kind',
    terms: ['Field notes', 'Process', 'Conversation', 'Reading', 'Materials', 'Mistakes'],
  },
  {
    slug: 'person',
    label: 'Who',
    terms: ['Ines Halden', 'Tomas Roe', 'Maud Okafor', 'Struan Bell', 'Jun Watanabe', 'Guests'],
  },
  {
    slug: 'about',
    label: 'About',
    terms: ['People', 'Rooms', 'Classes', 'Orders', 'Neighbours'],
  },
].map(({ terms, ...group }) => ({
  ...group,
  terms: terms.map((label) => ({ label, slug: label.toLowerCase().replaceAll(' ', '-') })),
}))

/**
 * A gallery with the articles of its sections or with picked articles. Absent options have the defaults of the CMS.
 * @typedef {import('@tessera/content').GalleryBlock} GalleryBlock
 *
 * @typedef {object} DemoGallery
 * @property {string} id
 * @property {string} title
 * @property {GalleryBlock['layout']} [layout]
 * @property {Exclude<GalleryBlock['pattern'], object> | { custom: string }} [pattern] id of a built-in pattern, or the label of one in `patterns`
 * @property {boolean} [mirrorRepeats]
 * @property {string[]} [sections]
 * @property {string[]} [picked] slugs of articles
 * @property {{ group: string, form: GalleryBlock['groups'][number]['form'], multiple?: boolean }[]} groups
 * @property {boolean} [period] whether it can be filtered by the years of its dates
 * @property {string} [periodLabel]
 * @property {boolean} [search]
 * @property {GalleryBlock['sorts']} [sorts]
 * @property {GalleryBlock['order']} [order]
 * @property {GalleryBlock['paging']['kind']} [paging]
 * @property {number} [pageSize]
 * @property {GalleryBlock['hoverBox']} [hoverBox]
 * @property {NonNullable<GalleryBlock['lightbox']>['slides']} [slides]
 *
 * @typedef {{ slug: string, title: string, description: string, showTitle: boolean, blocks: (import('./read-body.mjs').RichText | DemoGallery | import('./saturday.mjs').DemoBlock)[] }} DemoPage
 */

/** Custom patterns, drawn in grid cells that count from 0. */
export const patterns = [
  {
    label: 'The drying rack',
    drawing: {
      wide: drawBreakpoint('aabc/aabd/effd/effg'),
    },
  },
]

/** @type {DemoPage[]} */
export const pages = [
  {
    slug: 'home',
    title: 'Halden & Roe',
    description: 'Prints, posters and books from a net loft in Port Karrin.',
    showTitle: false,
    blocks: [
      readBody(`Halden & Roe is five people and two presses in an old net loft in Port Karrin. We cut, draw, print and bind: woodcuts, posters, books and now and then the lettering on a door.

The newest things come first.`),
      {
        id: 'work',
        title: 'Work',
        pattern: '4',
        sections: ['work'],
        groups: [
          { group: 'topic', form: 'buttons' },
          { group: 'year', form: 'buttons' },
        ],
      },
      readBody(
        `What we see on the way to the loft, what went wrong on press, and what other people said about it. Written by whoever lost the draw.`,
      ),
      {
        id: 'journal',
        title: 'Journal',
        pattern: '5',
        sections: ['journal'],
        groups: [
          { group: 'kind', form: 'dropdown' },
          { group: 'season', form: 'buttons' },
        ],
      },
      readBody(
        `The house, the people in it, and how to come, learn or order. The door is open on Saturdays; [the way here](page:contact) is short once you have found the fish market.`,
      ),
      {
        id: 'studio',
        title: 'Studio',
        pattern: '5',
        sections: ['studio'],
        groups: [
          { group: 'person', form: 'dropdown' },
          { group: 'about', form: 'dropdown' },
        ],
      },
    ],
  },
  {
    slug: 'about',
    title: 'About the studio',
    description:
      'Who we are, what we print, and how a job goes from the first talk to the drying rack.',
    showTitle: true,
    blocks: [
      readBody(`We have printed in [the net loft](article:the-net-loft) since September 2016. There are five of us: [Ines](article:ines-halden), [Tomas](article:tomas-roe), [Maud](article:maud-okafor), [Struan](article:struan-bell) and [Jun](article:jun-watanabe). Half of what we make is our own idea, and the other half is somebody else's and usually better paid.

![](image:hung-nets)

## How a job goes

1. You write and say what it is for. Not what it should look like.
2. We meet, here if possible, and look through the drawers.
3. Tomas or Ines draws. This takes longer than you hope.
4. You see one proposal. If it is wrong we make another.
5. We print, you fetch, and there is soup.

## What we do not do

- Business cards
- Anything by Friday
- Sunsets with writing on them

> A print is finished when there is nothing left to blame on the press.

What it costs is written down in [Prices, Post and Patience](article:prices-and-post).

The wall behind the big press is hung anew when the ink on the last hanging is dry.`),
      {
        id: 'wall',
        title: 'On the wall',
        pattern: { custom: 'The drying rack' },
        mirrorRepeats: true,
        // Portraits in the tall cells, also of the mirrored repeat.
        picked: [
          'marram',
          'almanac',
          'herbarium-in-blue',
          'tide-concerts-2024',
          'harbour-lights',
          'three-drums',
          'low-sun',
          'the-seventh-wave',
          'hill-road-at-dusk',
          'winter-reading',
          'two-storey-g',
          'eleven-terns',
          'a-year-of-tides',
          'shore-street',
        ],
        order: 'picked',
        groups: [],
        paging: 'all',
        hoverBox: 'slide-bottom',
      },
      comeOnSaturday,
    ],
  },
  saturday,
  {
    slug: 'archive',
    title: 'The plan chest',
    description: 'Everything we have printed or photographed, uncropped, drawer after drawer.',
    showTitle: true,
    blocks: [
      readBody(
        `Nothing here is cropped. Pull out a drawer, or several: a sheet shows when it lies in any of them.`,
      ),
      {
        id: 'archive',
        title: 'Sheets',
        layout: 'masonry',
        sections: ['work', 'journal'],
        groups: [{ group: 'topic', form: 'buttons', multiple: true }],
        period: true,
        periodLabel: 'Years',
        sorts: ['oldest', 'random'],
        paging: 'endless',
        pageSize: 24,
        hoverBox: 'fade',
      },
    ],
  },
  {
    slug: 'register',
    title: 'The register',
    description: 'Every sheet, note and visit in one list, to be searched and sorted.',
    showTitle: true,
    blocks: [
      readBody(
        `Maud keeps a book of everything that leaves the loft. This is that book, without the coffee rings.`,
      ),
      {
        id: 'register',
        title: 'Entries',
        layout: 'list',
        sections: ['work', 'journal', 'studio'],
        groups: [
          { group: 'section', form: 'buttons' },
          { group: 'year', form: 'dropdown', multiple: true },
        ],
        search: true,
        sorts: ['title', 'oldest'],
        paging: 'pages',
        pageSize: 20,
        slides: 'articles',
      },
    ],
  },
  {
    slug: 'contact',
    title: 'Contact and colophon',
    description: 'Where to find the loft, when it is open, and what this site is made of.',
    showTitle: true,
    blocks: [
      readBody(`The loft stands at the end of Shore Street in Port Karrin, past the fish market, on legs. The stairs are on the seaward side. At spring tides wear boots.

![](image:karr-ness-survey)

## Open

- Saturdays, ten to four
- Other days, if the hoist is down or the lamp is lit
- Not in the week after New Year

Write to [print@haldenroe.example](mailto:print@haldenroe.example). Letters are read first.

## Colophon

The studio, the town and everyone in it are invented. The prints on this site are drawn by programs; the photographs are old, real and in the public domain. They are there so that you can see what a site of yours could look like. One command removes all of it.`),
    ],
  },
]

/** @typedef {{ label: string, target: string }} DemoLink */

/** @type {readonly { label: string, target?: string, links?: readonly DemoLink[] }[]} an entry without a target is a heading */
export const menu = [
  { label: 'Work', target: 'page:home#work' },
  { label: 'Journal', target: 'page:home#journal' },
  {
    label: 'Archive',
    links: [
      { label: 'The plan chest', target: 'page:archive' },
      { label: 'The register', target: 'page:register' },
    ],
  },
  {
    label: 'Studio',
    target: 'page:home#studio',
    links: [
      { label: 'About the studio', target: 'page:about' },
      { label: 'Prices and post', target: 'article:prices-and-post' },
      { label: 'Classes', target: 'article:blue-in-a-day' },
    ],
  },
  { label: 'Contact', target: 'page:contact' },
]

export const footer = {
  columns: [
    {
      title: 'The loft',
      content: readBody(`Shore Street, Port Karrin

Open Saturdays, ten to four`),
    },
    {
      title: 'Start here',
      content: readBody(`[The Net Loft](article:the-net-loft)

[Prices, Post and Patience](article:prices-and-post)

[Blue in a Day, the class](article:blue-in-a-day)`),
    },
    {
      title: 'Write',
      content: readBody(`[print@haldenroe.example](mailto:print@haldenroe.example)

[About the studio](page:about)`),
    },
  ],
  links: [
    { label: 'Contact and colophon', target: 'page:contact' },
    { label: 'The register', target: 'page:register' },
  ],
  note: 'Halden & Roe is an invented studio. Its prints are drawn by code; its photographs are in the public domain.',
}

export const site = {
  name: 'Halden & Roe',
  description: curlApostrophes(
    'Prints, posters and books from a net loft in Port Karrin. A demo studio, with sixty articles.',
  ),
  frameHosts: MAP_HOST,
}
