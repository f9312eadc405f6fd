import type { GalleryBlock } from './gallery-block'

/** The fields of an article or image that decide which galleries contain it, and in which order. */
export interface GalleryMember {
  readonly kind: 'article' | 'image'
  readonly key: string
  readonly title: string
  /** Term ids. */
  readonly terms: readonly string[]
  /** ms since 1970; null without a date. */
  readonly time: number | null
  /** The same of the last day of a range of dates. */
  readonly timeEnd?: number | null
  /** The terms of an image that only keywords of the file have assigned. They filter images, but select none. */
  readonly keywordTerms?: readonly string[]
  /** Of an image. */
  readonly folder?: string | null
}

type Sources = Pick<GalleryBlock, 'articles' | 'images'>

/** Returns a test for the articles and images of a gallery: picked by hand, or matching its query. */
export function compileMembership(block: Sources): (member: GalleryMember) => boolean {
  const isArticle = compileArticles(block.articles)
  const isImage = compileImages(block.images)
  return (member) => (member.kind === 'article' ? isArticle(member) : isImage(member))
}

function compileArticles({
  query,
  picked,
}: Sources['articles']): (article: GalleryMember) => boolean {
  const isPicked = compilePicked(picked)
  if (!query) return isPicked
  const terms = new Set(query.terms)
  const excluded = new Set(query.excludedTerms)
  const isInRange = compileRange(query)
  return (article) =>
    isPicked(article) ||
    ((terms.size === 0 || article.terms.some((term) => terms.has(term))) &&
      !article.terms.some((term) => excluded.has(term)) &&
      isInRange(article.time, article.timeEnd))
}

/** A query without folders and terms matches no image: an upload alone does not publish one. */
function compileImages({ query, picked }: Sources['images']): (image: GalleryMember) => boolean {
  const isPicked = compilePicked(picked)
  if (!query || (query.folders.length === 0 && query.terms.length === 0)) {
    return isPicked
  }
  const folders = new Set(query.folders)
  const terms = new Set(query.terms)
  const excluded = new Set(query.excludedTerms)
  const isInRange = compileRange(query)
  return (image) => {
    const { terms: own, keywordTerms = [], folder = null, time } = image
    return (
      isPicked(image) ||
      ((folders.size === 0 || (folder !== null && folders.has(folder))) &&
        (terms.size === 0 || own.some((term) => terms.has(term) && !keywordTerms.includes(term))) &&
        !own.some((term) => excluded.has(term)) &&
        isInRange(time))
    )
  }
}

function compilePicked(picked: readonly string[]): (member: GalleryMember) => boolean {
  const keys = new Set(picked)
  return keys.size === 0 ? () => false : ({ key }) => keys.has(key)
}

function compileRange(range: { readonly from: string | null; readonly to: string | null }) {
  const from = range.from === null ? null : Date.parse(range.from)
  const to = range.to === null ? null : Date.parse(range.to)
  // A range of dates matches with any of its days.
  return (time: number | null, timeEnd: number | null = null) =>
    (from === null || (time !== null && (timeEnd ?? time) >= from)) &&
    (to === null || (time !== null && time <= to))
}

type Order = Sources & Pick<GalleryBlock, 'order' | 'arrangement'>

/** Sorts members in the editor's order. */
export const sortMembers = <Member extends GalleryMember>(
  members: readonly Member[],
  block: Order,
): readonly Member[] => members.toSorted(compareMembers(block))

/** Names a member in an arrangement. */
export const workReferenceOf = ({ kind, key }: Pick<GalleryMember, 'kind' | 'key'>) =>
  `${kind}-${key}`

type Compare = (a: GalleryMember, b: GalleryMember) => number

/** Compare function of the editor's order: pinned members first. */
export function compareMembers(block: Order): Compare {
  const { pinned = [] } = block.arrangement ?? {}
  const compare = compareInOrder(block)
  return pinned.length > 0 ? compareListed(pinned, compare) : compare
}

function compareInOrder({ order, arrangement, articles, images }: Order): Compare {
  switch (order) {
    case 'newest':
      return byNewest
    case 'oldest':
      return byOldest
    case 'title':
      return byTitle
    case 'picked': {
      // The arranged members, the picked articles and images in their own order, and the rest.
      const picked = [
        ...articles.picked.map((key) => workReferenceOf({ kind: 'article', key })),
        ...images.picked.map((key) => workReferenceOf({ kind: 'image', key })),
      ]
      return compareListed([...(arrangement?.order ?? []), ...picked], byNewest)
    }
  }
}

/** The members of a list first, in its order, then the others in theirs. */
function compareListed(list: readonly string[], compare: Compare): Compare {
  const ranks = new Map([...new Set(list)].map((reference, rank) => [reference, rank]))
  const rank = (member: GalleryMember) => ranks.get(workReferenceOf(member)) ?? ranks.size
  return (a, b) => rank(a) - rank(b) || compare(a, b)
}

/**
 * Makes the order of works with equal dates or titles stable: the first created one is first. Ids of the CMS are numbers, so
 * that the shorter one is smaller.
 */
const byKey = (a: GalleryMember, b: GalleryMember): number =>
  a.key.length - b.key.length || compareText(a.key, b.key) || compareText(a.kind, b.kind)

const compareText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

/** Articles without a date are last in both directions. */
const byNewest = (a: GalleryMember, b: GalleryMember) =>
  (b.time ?? -Infinity) === (a.time ?? -Infinity)
    ? byKey(a, b)
    : (b.time ?? -Infinity) - (a.time ?? -Infinity)

const byOldest = (a: GalleryMember, b: GalleryMember) =>
  (a.time ?? Infinity) === (b.time ?? Infinity)
    ? byKey(a, b)
    : (a.time ?? Infinity) - (b.time ?? Infinity)

/** Created once, because `localeCompare` creates one for every comparison. */
const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true })
const byTitle = (a: GalleryMember, b: GalleryMember) =>
  collator.compare(a.title, b.title) || byKey(a, b)
