import { compileMembership, sortMembers, type GalleryMember } from '@tessera/content'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { asListed, inLocale, localeAsked } from '../../localisation/in-locale'
import type { PreviewRequest } from './preview-request'

const id = z.union([z.number(), z.string()]).transform(String)
const row = z.object({
  id,
  _status: z.string().nullish(),
  slug: z.string().nullish(),
  title: z.string().nullish(),
  date: z.union([z.string(), z.date()]).nullish(),
  cover: id.nullish(),
  terms: z.array(id.nullable()).nullish(),
  proportions: z.object({ width: z.number().nullish(), height: z.number().nullish() }).nullish(),
})

export interface Candidate extends GalleryMember {
  readonly isPublished: boolean
  readonly cover: string | null
  readonly aspectRatio: number | null
}

export interface Candidates {
  /** Published and unpublished ones, in the gallery's order. */
  readonly members: readonly Candidate[]
  /** How many published ones there are, read or not. */
  readonly published: number
  /** False when there were too many to read them all. */
  readonly isWhole: boolean
}

/** Articles of a gallery that are read for its preview; one of more shows its first ones, and its options are not looked through. */
const MOST_READ = 5_000

/**
 * The articles that a gallery takes, by the rule the site goes by; the database only narrows them. Read as they are
 * published: a draft over a published article changes nothing yet.
 */
export async function findCandidates(
  req: PayloadRequest,
  request: PreviewRequest,
  mostRead = MOST_READ,
): Promise<Candidates> {
  const { source, terms, from, to, order } = request
  const picked = source === 'query' ? [] : request.picked
  const articles = { query: source === 'picked' ? null : { terms, from, to }, picked }
  const where = toWhere(request)
  const [byHand, found] = await Promise.all([
    picked.length ? read(req, { id: { in: picked } }, { limit: picked.length }) : [],
    articles.query ? read(req, where, { limit: mostRead, sort: SORT[order] }) : [],
  ])
  const isWhole = found.length < mostRead
  const all = [...new Map([...byHand, ...found].map((article) => [article.key, article])).values()]
  const members = sortMembers(all.filter(compileMembership({ articles })), { order, articles })
  return {
    members,
    published: isWhole
      ? members.filter(({ isPublished }) => isPublished).length
      : await countPublished(req, where),
    isWhole,
  }
}

/** Of too many, the first in order are read. */
const SORT = { newest: '-date', oldest: 'date', title: 'title', picked: '-date' } as const

function toWhere({ terms, from, to }: PreviewRequest): Where {
  return {
    and: [
      ...(terms.length ? [{ terms: { in: terms } }] : []),
      ...(from ? [{ date: { greater_than_equal: from } }] : []),
      ...(to ? [{ date: { less_than_equal: to } }] : []),
    ],
  }
}

async function read(
  req: PayloadRequest,
  where: Where,
  { limit, sort = '-date' }: { readonly limit: number; readonly sort?: string },
): Promise<Candidate[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'articles',
    where,
    sort,
    limit,
    pagination: false,
    select: {
      _status: true,
      slug: true,
      title: true,
      date: true,
      cover: true,
      terms: true,
      proportions: true,
    },
    joins: {},
    // A title is sorted by in one language.
    locale: localeAsked(req),
    req,
  })
  const locale = localeAsked(req)
  return docs.map((doc) => {
    const own = row.parse(inLocale(req, doc, { where: 'articles', locale, fallback: null }))
    const listed = row.parse(asListed(req, 'articles', doc))
    // What has no title in this language is not published in it, and named by another's.
    return toCandidate(own.title ? own : { ...listed, slug: null })
  })
}

async function countPublished(req: PayloadRequest, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'articles',
    where: { and: [where, { _status: { equals: 'published' } }, { title: { exists: true } }] },
    locale: localeAsked(req),
    req,
  })
  return totalDocs
}

function toCandidate({ id: key, slug, title, date, cover, terms, ...rest }: z.output<typeof row>) {
  const { width, height } = rest.proportions ?? {}
  return {
    key,
    slug: slug ?? '',
    title: title || 'Untitled',
    terms: (terms ?? []).flatMap((term) => term ?? []),
    time: date ? new Date(date).getTime() : null,
    isPublished: rest._status === 'published' && Boolean(slug) && Boolean(title),
    cover: cover ?? null,
    aspectRatio: width && height ? width / height : null,
  }
}
