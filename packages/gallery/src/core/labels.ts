import type { SortKey } from './enumerations'
import type { FilterSheetLabels } from './filter/sheet-labels'
import type { PeriodLabels } from './filter/period/labels'
import type { LightboxLabels } from './lightbox/labels'
import type { Gallery } from './types'
import { countWorks, resultsLabel } from './count-works'
import { formatNumber } from './format-number'
import { defaultTileLabels } from './tile-labels'

/** All texts of the gallery. Pass your own to translate it. */
export interface Labels {
  readonly all: string
  /** Formats a number, such as the one next to an option. */
  readonly count: (count: number) => string
  readonly option: (label: string, count: number) => string
  readonly dropdown: (group: string, selected: string) => string
  /** Several options selected in one group, short enough for a button. */
  readonly selected: (options: readonly string[]) => string
  /** Several options of one group, of which a tile needs any. */
  readonly anyOf: (options: readonly string[]) => string
  readonly results: (matching: number, all: number) => string
  /** The articles on a numbered page; the first of all is 1. */
  readonly pageRange: (first: number, last: number, matching: number) => string
  /** Both arguments are empty when the gallery has no tiles at all. */
  readonly noResults: (selected: readonly string[], query?: string) => string
  readonly relaxation: (option: string, count: number) => string
  /** The search text inside a sentence. */
  readonly quoted: (query: string) => string
  readonly filters: string
  /** Link before the filters, visible while it has the focus. */
  readonly toResults: string
  readonly removeFilter: (option: string) => string
  readonly clearAll: string
  /** Accessible name of the button that closes the filters. */
  readonly close: string
  /** Accessible name of the search field. */
  readonly search: (gallery: string) => string
  /** Placeholder of the search field and text of its button. */
  readonly searchHint: string
  readonly clearSearch: string
  readonly searchedFor: (query: string) => string
  readonly sort: string
  readonly editorsOrder: string
  readonly sorts: Readonly<Record<SortKey, string>>
  /** Replaces `sorts.random` while the order is random. */
  readonly shuffleAgain: string
  readonly loadMore: string
  /** Accessible name of the paging landmark: a page can have several galleries. */
  readonly paging: (gallery: string) => string
  readonly page: (page: number) => string
  readonly previousPage: string
  readonly nextPage: string
  readonly shown: (shown: number, matching: number) => string
  readonly readMore: (title: string) => string
  readonly enlarge: (title: string) => string
  /** Accessible name of the sign on a tile with several images. */
  readonly imageCount: (count: number) => string
  readonly updateFailed: string
  /** Accessible name of an image without title and alternative text; 1 is the first. */
  readonly untitled?: (position: number) => string
  /** Replace the labels of articles in a gallery of images. */
  readonly images?: WorkLabels
  /** Defaults to `defaultFilterSheetLabels`, which are loaded together with the sheet. */
  readonly filterSheet?: FilterSheetLabels
  /** Defaults to `defaultPeriodLabels`, which are loaded together with the period filter. */
  readonly period?: PeriodLabels
  /** Defaults to `defaultLightboxLabels`, which are loaded together with the lightbox. */
  readonly lightbox?: LightboxLabels
}

/** The labels that name what a gallery shows. */
export type WorkLabels = Pick<
  Labels,
  'option' | 'results' | 'pageRange' | 'noResults' | 'relaxation'
>

/** The labels of a gallery by what it shows. The same object for the same labels, because components compare it. */
export function labelsFor({ works }: Pick<Gallery, 'works'>, labels: Labels): Labels {
  if (works !== 'images' || !labels.images) return labels
  const known = labelsOfImages.get(labels)
  if (known) return known
  const created = { ...labels, ...labels.images }
  labelsOfImages.set(labels, created)
  return created
}

const labelsOfImages = /* @__PURE__ */ new WeakMap<Labels, Labels>()

const quoted = (query: string) => `“${query}”`

/** More options than this are counted instead of named: they do not fit on a button. */
const MAX_NAMES_ON_BUTTON = 2

const workLabels = (noun: string): WorkLabels => {
  const counted = countWorks(noun)
  return {
    option: (label, count) => `${label}, ${counted(count)}`,
    pageRange: (first, last, matching) =>
      first === last
        ? `${noun.charAt(0).toUpperCase()}${noun.slice(1)} ${formatNumber(first)} of ${formatNumber(matching)}`
        : `${formatNumber(first)}–${formatNumber(last)} of ${counted(matching)}`,
    results: resultsLabel(noun),
    noResults: (selected, query = '') => {
      const last = selected.at(-1)
      if (query !== '') {
        const condition = last === undefined ? '' : ` that is ${selected.join(' and ')}`
        return `No ${noun}${condition} has the words ${quoted(query)}.`
      }
      if (last === undefined) return `There are no ${noun}s here yet.`
      const others = selected.slice(0, -1).join(', ')
      if (selected.length === 1) return `No ${noun} is ${last}.`
      return selected.length === 2
        ? `No ${noun} is both ${others} and ${last}.`
        : `No ${noun} is ${others} and ${last} at once.`
    },
    relaxation: (option, count) => `Without ${option}: ${counted(count)}`,
  }
}

export const defaultLabels: Labels = {
  all: 'All',
  ...defaultTileLabels,
  ...workLabels('article'),
  images: workLabels('image'),
  dropdown: (group, selected) => `${group}: ${selected}`,
  selected: (options) =>
    options.length > MAX_NAMES_ON_BUTTON
      ? `${formatNumber(options.length)} chosen`
      : options.join(', '),
  anyOf: (options) => options.join(' or '),
  quoted,
  filters: 'Filters',
  toResults: 'To the results',
  removeFilter: (option) => `Remove filter: ${option}`,
  clearAll: 'Clear all',
  close: 'Close',
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
  page: (page) => `Page ${formatNumber(page)}`,
  previousPage: 'Previous page',
  nextPage: 'Next page',
  shown: (shown, matching) => `${formatNumber(shown)} of ${formatNumber(matching)} shown`,
  updateFailed: 'The gallery could not be updated. Please try again.',
}
