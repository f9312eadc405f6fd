import type { LightboxLabels } from './lightbox-labels'

import type { SortKey } from './types'

/** Every word the gallery says. Pass your own to translate; each function gets plain data. */
export interface Labels {
  readonly all: string
  /** A number as it stands in the text: the small figure beside an option. */
  readonly count: (count: number) => string
  readonly option: (label: string, count: number) => string
  readonly dropdown: (group: string, chosen: string) => string
  /** Several options chosen in one group, short enough for a button. */
  readonly chosen: (options: readonly string[]) => string
  /** Several options of which a tile needs any. */
  readonly anyOf: (options: readonly string[]) => string
  readonly results: (matching: number, all: number) => string
  /** Which of the matching articles a numbered page shows; the first is 1. */
  readonly stretch: (first: number, last: number, matching: number) => string
  /** Both are empty where the gallery itself holds nothing. */
  readonly noResults: (chosen: readonly string[], query?: string) => string
  readonly wayOut: (option: string, count: number) => string
  /** Words searched for, among other words. */
  readonly quoted: (query: string) => string
  readonly filters: string
  readonly removeFilter: (option: string) => string
  readonly clearAll: string
  /** Name of the search field. */
  readonly search: (gallery: string) => string
  /** In the empty field, and on its button. */
  readonly searchHint: string
  readonly clearSearch: string
  readonly searchedFor: (query: string) => string
  readonly sort: string
  readonly editorsOrder: string
  readonly sorts: Readonly<Record<SortKey, string>>
  /** In the place of `sorts.random` while the order is random. */
  readonly shuffleAgain: string
  readonly loadMore: string
  /** Name of the paging landmark; several galleries on a page have one each. */
  readonly paging: (gallery: string) => string
  readonly page: (page: number) => string
  readonly previousPage: string
  readonly nextPage: string
  readonly shown: (shown: number, matching: number) => string
  readonly readMore: (title: string) => string
  readonly enlarge: (title: string) => string
  readonly updateFailed: string
  /** Those of the lightbox come with it: it is loaded only when wanted. */
  readonly lightbox?: LightboxLabels
}

const { format } = new Intl.NumberFormat('en')

const articles = (count: number) => (count === 1 ? '1 article' : `${format(count)} articles`)

const quoted = (query: string) => `“${query}”`

/** More names than this do not fit on a button. */
const NAMES_ON_BUTTON = 2

const noArticle = (chosen: readonly string[], query = '') => {
  const last = chosen.at(-1)
  if (query !== '') {
    const that = last === undefined ? '' : ` that is ${chosen.join(' and ')}`
    return `No article${that} has the words ${quoted(query)}.`
  }
  if (last === undefined) return 'There are no articles here yet.'
  const others = chosen.slice(0, -1).join(', ')
  if (chosen.length === 1) return `No article is ${last}.`
  return chosen.length === 2
    ? `No article is both ${others} and ${last}.`
    : `No article is ${others} and ${last} at once.`
}

export const defaultLabels: Labels = {
  all: 'All',
  count: format,
  option: (label, count) => `${label}, ${articles(count)}`,
  dropdown: (group, chosen) => `${group}: ${chosen}`,
  chosen: (options) =>
    options.length > NAMES_ON_BUTTON ? `${format(options.length)} chosen` : options.join(', '),
  anyOf: (options) => options.join(' or '),
  stretch: (first, last, matching) =>
    first === last
      ? `Article ${format(first)} of ${format(matching)}`
      : `${format(first)}–${format(last)} of ${articles(matching)}`,
  results: (matching, all) =>
    matching === all ? articles(all) : `${format(matching)} of ${articles(all)}`,
  noResults: noArticle,
  wayOut: (option, count) => `Without ${option}: ${articles(count)}`,
  quoted,
  filters: 'Filters',
  removeFilter: (option) => `Remove filter: ${option}`,
  clearAll: 'Clear all',
  search: (gallery) => `Search ${gallery}`,
  searchHint: 'Search',
  clearSearch: 'Clear the search',
  searchedFor: (query) => `Search: ${query}`,
  sort: 'Sort',
  editorsOrder: 'Editor’s choice',
  sorts: { title: 'Title', date: 'Newest first', oldest: 'Oldest first', random: 'Random' },
  shuffleAgain: 'Random: shuffle again',
  loadMore: 'Load more',
  paging: (gallery) => `More of ${gallery}`,
  page: (page) => `Page ${format(page)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  shown: (shown, matching) => `${format(shown)} of ${format(matching)} shown`,
  readMore: (title) => `Read: ${title}`,
  enlarge: (title) => `Enlarge: ${title}`,
  updateFailed: 'The gallery could not be updated. Please try again.',
}
