/** Every word the gallery says. Pass your own to translate; each function gets plain data. */
export interface Labels {
  readonly all: string
  /** A number as it stands in the text: the small figure beside an option. */
  readonly count: (count: number) => string
  readonly option: (label: string, count: number) => string
  readonly dropdown: (group: string, chosen: string) => string
  readonly results: (matching: number, all: number) => string
  /** `chosen` is empty where the gallery itself holds nothing. */
  readonly noResults: (chosen: readonly string[]) => string
  readonly wayOut: (option: string, count: number) => string
  readonly filters: string
  readonly removeFilter: (option: string) => string
  readonly clearAll: string
  readonly loadMore: string
  /** Name of the paging landmark; several galleries on a page have one each. */
  readonly paging: (gallery: string) => string
  readonly shown: (shown: number, matching: number) => string
  readonly readMore: (title: string) => string
  readonly enlarge: (title: string) => string
  readonly updateFailed: string
  readonly lightbox: LightboxLabels
}

export interface LightboxLabels {
  readonly close: string
  readonly next: string
  readonly previous: string
  readonly openArticle: string
  readonly status: (position: number, total: number, caption: string) => string
  readonly counter: (position: number, total: number) => string
  readonly loading: string
  readonly failed: string
  readonly tryAgain: string
  readonly openOriginal: string
}

const { format } = new Intl.NumberFormat('en')

const articles = (count: number) => (count === 1 ? '1 article' : `${format(count)} articles`)

const noArticle = (chosen: readonly string[]) => {
  const last = chosen.at(-1)
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
  results: (matching, all) =>
    matching === all ? articles(all) : `${format(matching)} of ${articles(all)}`,
  noResults: noArticle,
  wayOut: (option, count) => `Without ${option}: ${articles(count)}`,
  filters: 'Filters',
  removeFilter: (option) => `Remove filter: ${option}`,
  clearAll: 'Clear all',
  loadMore: 'Load more',
  paging: (gallery) => `More of ${gallery}`,
  shown: (shown, matching) => `${format(shown)} of ${format(matching)} shown`,
  readMore: (title) => `Read: ${title}`,
  enlarge: (title) => `Enlarge: ${title}`,
  updateFailed: 'The gallery could not be updated. Please try again.',
  lightbox: {
    close: 'Close',
    next: 'Next',
    previous: 'Previous',
    openArticle: 'Read the article',
    status: (position, total, caption) => `${format(position)} of ${format(total)}: ${caption}`,
    counter: (position, total) => `${format(position)} / ${format(total)}`,
    loading: 'Loading',
    failed: 'The requested content cannot be loaded. Please try again later.',
    tryAgain: 'Try again',
    openOriginal: 'Open the original',
  },
}
