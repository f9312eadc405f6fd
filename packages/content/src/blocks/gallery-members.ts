import type { GalleryBlock } from './gallery-block'

/** The fields of an article that decide which galleries contain it, and in which order. */
export interface GalleryMember {
  readonly key: string
  readonly slug: string
  readonly title: string
  /** Term ids. */
  readonly terms: readonly string[]
  /** ms since 1970; null without a date. */
  readonly time: number | null
}

/** Returns a test for the articles of a gallery: picked by hand, or matching its query. */
export function compileMembership({
  articles,
}: Pick<GalleryBlock, 'articles'>): (article: GalleryMember) => boolean {
  const { query } = articles
  const picked = new Set(articles.picked)
  if (!query) return ({ key }) => picked.has(key)
  const terms = new Set(query.terms)
  const from = query.from === null ? null : Date.parse(query.from)
  const to = query.to === null ? null : Date.parse(query.to)
  return ({ key, terms: own, time }) => {
    if (picked.has(key)) return true
    if (terms.size > 0 && !own.some((term) => terms.has(term))) return false
    if (from !== null && (time === null || time < from)) return false
    return to === null || (time !== null && time <= to)
  }
}

type Order = Pick<GalleryBlock, 'order' | 'articles'>

/** Sorts articles in the editor's order. `picked`: the picked ones in their own order, then the rest, newest first. */
export const sortMembers = <Member extends GalleryMember>(
  members: readonly Member[],
  block: Order,
): readonly Member[] => members.toSorted(compareMembers(block))

/** Compare function of the editor's order. */
export function compareMembers({
  order,
  articles,
}: Order): (a: GalleryMember, b: GalleryMember) => number {
  switch (order) {
    case 'newest':
      return byNewest
    case 'oldest':
      return byOldest
    case 'title':
      return byTitle
    case 'picked': {
      const ranks = new Map(articles.picked.map((key, rank) => [key, rank]))
      const rank = ({ key }: GalleryMember) => ranks.get(key) ?? ranks.size
      return (a, b) => rank(a) - rank(b) || byNewest(a, b)
    }
  }
}

/** Makes the order of articles with equal dates or titles stable. */
const bySlug = (a: GalleryMember, b: GalleryMember) =>
  a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0

/** Articles without a date are last in both directions. */
const byNewest = (a: GalleryMember, b: GalleryMember) =>
  (b.time ?? -Infinity) === (a.time ?? -Infinity)
    ? bySlug(a, b)
    : (b.time ?? -Infinity) - (a.time ?? -Infinity)

const byOldest = (a: GalleryMember, b: GalleryMember) =>
  (a.time ?? Infinity) === (b.time ?? Infinity)
    ? bySlug(a, b)
    : (a.time ?? Infinity) - (b.time ?? Infinity)

/** Created once, because `localeCompare` creates one for every comparison. */
const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true })
const byTitle = (a: GalleryMember, b: GalleryMember) =>
  collator.compare(a.title, b.title) || bySlug(a, b)
