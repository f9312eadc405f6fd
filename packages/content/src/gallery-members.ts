import type { GalleryBlock } from './gallery-block'

/** What decides which galleries an article is in, and where. */
export interface GalleryMember {
  readonly key: string
  readonly slug: string
  readonly title: string
  readonly terms: readonly string[]
  /** Milliseconds since 1970; null without a date. */
  readonly time: number | null
}

type Query = Pick<GalleryBlock, 'articles'>

/** Does a gallery take this article: hand-picked, or found by its query? */
export function compileMembership({ articles }: Query): (article: GalleryMember) => boolean {
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

/** Puts articles in the editor's order. `picked`: the hand-picked ones as picked, then the rest, newest first. */
export const sortMembers = <Member extends GalleryMember>(
  members: readonly Member[],
  block: Order,
): readonly Member[] => members.toSorted(compareMembers(block))

/** Which of two articles comes first in the editor's order: for those who sort in steps. */
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
      const places = new Map(articles.picked.map((key, place) => [key, place]))
      const place = ({ key }: GalleryMember) => places.get(key) ?? places.size
      return (a, b) => place(a) - place(b) || byNewest(a, b)
    }
  }
}

/** Articles of one moment keep an order of their own, so that no page changes by itself. */
const bySlug = (a: GalleryMember, b: GalleryMember) =>
  a.slug < b.slug ? -1 : a.slug > b.slug ? 1 : 0

/** Without a date: last, whichever the direction. */
const byNewest = (a: GalleryMember, b: GalleryMember) =>
  (b.time ?? -Infinity) === (a.time ?? -Infinity)
    ? bySlug(a, b)
    : (b.time ?? -Infinity) - (a.time ?? -Infinity)

const byOldest = (a: GalleryMember, b: GalleryMember) =>
  (a.time ?? Infinity) === (b.time ?? Infinity)
    ? bySlug(a, b)
    : (a.time ?? Infinity) - (b.time ?? Infinity)

/** Built once: `localeCompare` makes one for every comparison. */
const collator = /* @__PURE__ */ new Intl.Collator('en', { numeric: true })
const byTitle = (a: GalleryMember, b: GalleryMember) =>
  collator.compare(a.title, b.title) || bySlug(a, b)
