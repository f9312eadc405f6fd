import { MORE_STATES } from './more-states'
import { KINDS, PAGE_STATES, type PageKind, type PageState } from './page-kinds'

/** `npm run test:accessibility` audits all kinds of pages and all layers, each at more widths. `npm test` has the short form. */
export const isWhole = process.env['ACCESSIBILITY'] === 'whole'

/** The kinds of pages that each audit of the short form opens. */
const PAGES = {
  axe: ['the front page', 'a page with every block', 'an article with an upright lead image'],
  /** Where text has other colours or stands on images; dark mode changes nothing else. */
  dark: ['the front page', 'a page with every block'],
  print: ['a page with every block'],
  keyboard: ['the front page', 'a page with every block'],
  layout: ['the front page', 'an endless masonry gallery', 'a page with every block'],
  /** Pages whose layout has steps between the narrowest and the widest window. */
  allWidths: ['the front page', 'a page with every block'],
  'text on a desktop': ['the front page'],
  'text on a phone': ['the front page', 'a page with every block'],
  'no script': [
    'the front page',
    'a list on numbered pages',
    'a page with every block',
    'an article with an upright lead image',
    'a search with results',
  ],
} as const satisfies Readonly<Record<string, readonly PageKind[]>>

/** The layers that each audit of the short form opens. */
const STATES = {
  axe: ['the lightbox with an image', 'a dropdown as a bottom sheet'],
  layout: ['the lightbox with an image', 'a dropdown as a bottom sheet'],
  text: ['the lightbox with an image'],
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
