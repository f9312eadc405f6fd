import { MORE_STATES } from './more-states'
import { KINDS, PAGE_STATES, type PageKind, type PageState } from './page-kinds'

/** `npm run test:accessibility` audits all kinds of pages and all layers, each at more widths. `npm test` has the short form. */
export const isWhole = process.env['ACCESSIBILITY'] === 'whole'

/** One page of each template and each layout of a gallery. */
const TEMPLATES: readonly PageKind[] = [
  'the front page',
  'a list on numbered pages',
  'an endless masonry gallery',
  'a page with every block',
  'an article with an upright lead image',
  'the page of an image',
  'a search with results',
  'an unknown path',
]

/** One layer of each kind: a dialog, a menu, a sheet, a tooltip, a list of suggestions. */
const LAYERS = [
  'the lightbox with an image',
  'the lightbox with an article',
  'a dropdown as a bottom sheet',
  'a dialog opened by its button',
  'the menu of a phone with a sub-menu open',
  'a tooltip',
  'suggestions of the search',
]

/** The kinds of pages that each audit of the short form opens. */
const PAGES = {
  axe: TEMPLATES,
  /** Where text has other colours or stands on images; dark mode changes nothing else. */
  dark: ['the front page', 'a page with every block'],
  /** Pages that visitors print most, and one with every block. */
  print: ['a page with every block', 'an article with an upright lead image'],
  keyboard: TEMPLATES,
  layout: [...TEMPLATES, 'a gallery where nothing matches', 'a page with a custom pattern'],
  /** Pages whose layout has steps between the narrowest and the widest window. */
  allWidths: ['the front page', 'a page with every block'],
  'text on a desktop': ['the front page', 'a page with every block'],
  'text on a phone': TEMPLATES,
} as const satisfies Readonly<Record<string, readonly PageKind[]>>

/** The layers that each audit of the short form opens. */
const STATES = {
  axe: LAYERS,
  layout: LAYERS,
  text: [
    'the lightbox with an image',
    'the details of an image on a phone',
    'a dropdown as a bottom sheet',
    'the menu of a phone with a sub-menu open',
  ],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Whether this run audits a kind of page. */
export const audits = (audit: keyof typeof PAGES, kind: PageKind): boolean =>
  isWhole || PAGES[audit].some((name) => name === kind)

/** The kinds of pages that an audit opens in this run, with their paths. */
export const pagesOf = (audit: keyof typeof PAGES) => KINDS.filter(([kind]) => audits(audit, kind))

/** The layers that an audit opens in this run. */
export function statesOf(audit: keyof typeof STATES): readonly PageState[] {
  const all = [...PAGE_STATES, ...MORE_STATES]
  // The audit of texts looks for overflow of all layers too.
  if (isWhole) return audit === 'layout' ? PAGE_STATES : all
  return STATES[audit].map((name) => {
    const state = all.find((each) => each.name === name)
    if (!state) throw new Error(`There is no layer "${name}". Correct the list in short-form.ts.`)
    return state
  })
}
