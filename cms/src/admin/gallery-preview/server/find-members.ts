import { compileMembership, sortMembers, type GalleryMember } from '@tessera/content'
import { gallerySources } from '../../../publish/blocks/gallery-sources'
import type { HeldBackReason } from '../../../publish/documents/to-image'
import type { MediaRow } from '../../../publish/row-schemas/media-row'
import { executeRaw } from '../../../database/execute-raw'
import { findImages } from './find-images'
import type { PayloadRequest, Where } from 'payload'
import { z } from 'zod'
import { inRequestLocale, inLocale, requestLocale } from '../../../localisation/in-locale'
import type { PreviewRequest } from './preview-request'
import { NOT_IN_TRASH } from '../../../trash/in-trash'

const id = z.union([z.number(), z.string()]).transform(String)
const row = z.object({
  id,
  _status: z.string().nullish(),
  slug: z.string().nullish(),
  title: z.string().nullish(),
  date: z.union([z.string(), z.date()]).nullish(),
  dateEnd: z.union([z.string(), z.date()]).nullish(),
  cover: id.nullish(),
  terms: z.array(id.nullable()).nullish(),
  proportions: z.object({ width: z.number().nullish(), height: z.number().nullish() }).nullish(),
})

export type Member = GalleryMember & {
  readonly isPublished: boolean
  /** Why an image is not published; null for articles and published images. */
  readonly heldBack: HeldBackReason | null
  /** Whether the sizes of an image are being made. */
  readonly waitsForSizes: boolean
  readonly cover: string | null
  readonly aspectRatio: number | null
}

export interface Members {
  /** Published and unpublished articles and images, in the gallery's order. */
  readonly all: readonly Member[]
  /** Number of published articles and images that match. */
  readonly published: number
  /** Images that match only by unconfirmed terms. */
  readonly unconfirmed: readonly Member[]
  /** Rows of images that were read for this. */
  readonly imageRows: ReadonlyMap<string, MediaRow>
  /** Number of published articles that would match without the excluded terms. */
  readonly excluded: number
  /** False if there were more than `MAX_ARTICLES_READ`. */
  readonly isComplete: boolean
}

/** Articles read for a preview. With more, the preview shows the first ones and does not check the filter options. */
const MAX_ARTICLES_READ = 5_000

/**
 * Finds the articles and images of a gallery with the site's own rules; the database query only reduces their number. Reads the
 * published versions: a newer draft does not change the site.
 */
export async function findMembers(
  req: PayloadRequest,
  request: PreviewRequest,
  limit = MAX_ARTICLES_READ,
): Promise<Members> {
  const { order, arrangement } = request
  const sources = gallerySources(request)
  const { query, picked } = sources.articles
  const where = toWhere(request)
  const remaining = query?.excludedTerms && (await findArticlesWithout(req, request, limit))
  const [pickedArticles, queried, images, excluded] = await Promise.all([
    picked.length ? read(req, { id: { in: picked } }, { limit: picked.length }) : [],
    query
      ? read(req, remaining ? both(where, { id: { in: remaining } }) : where, {
          limit,
          sort: SORT[order],
        })
      : [],
    findImages(req, sources),
    query?.excludedTerms
      ? countPublished(req, both(where, { terms: { in: query.excludedTerms } }))
      : 0,
  ])
  const isComplete = queried.length < limit && (remaining?.length ?? 0) < limit
  const byKey = new Map([...pickedArticles, ...queried].map((article) => [article.key, article]))
  const articles = [...byKey.values()].filter(compileMembership(sources))
  const sorted = sortMembers([...articles, ...images.members], { order, arrangement, ...sources })
  const shownImages = images.members.filter(({ isPublished }) => isPublished).length
  return {
    all: sorted,
    published: isComplete
      ? sorted.filter(({ isPublished }) => isPublished).length
      : (await countPublished(req, where)) - excluded + shownImages,
    unconfirmed: images.unconfirmed,
    imageRows: images.rows,
    excluded,
    isComplete,
  }
}

/** The database sort of each order: with too many articles, the first in the gallery's order are read. */
const SORT = { newest: '-date', oldest: 'date', title: 'title', picked: '-date' } as const

function toWhere({ terms, from, to }: PreviewRequest): Where {
  return {
    and: [
      ...(terms.length ? [{ terms: { in: terms } }] : []),
      ...(from ? [fromDay(from)] : []),
      ...(to ? [{ date: { less_than_equal: to } }] : []),
    ],
  }
}

const both = (...and: Where[]): Where => ({ and })

/** Ids of articles without the excluded terms. Payload's `not_in` compares each term of an article by itself. */
async function findArticlesWithout(
  req: PayloadRequest,
  { excludedTerms, order }: PreviewRequest,
  limit: number,
): Promise<readonly number[]> {
  const rows = await executeRaw(
    req,
    `select "id" from "articles" where "deleted_at" is null and "id" not in (
       select "parent_id" from "articles_rels"
       where "path" = 'terms' and "terms_id" in (${excludedTerms.map(Number).join(',')})
     ) order by "date" ${order === 'oldest' ? 'asc' : 'desc'} limit ${limit}`,
  )
  return rows.map((row) => idRow.parse(row).id)
}
const idRow = z.object({ id: z.number() })

/** A range of dates matches with any of its days. */
const fromDay = (day: string): Where => ({
  or: [{ date: { greater_than_equal: day } }, { dateEnd: { greater_than_equal: day } }],
})

async function read(
  req: PayloadRequest,
  where: Where,
  { limit, sort = '-date' }: { readonly limit: number; readonly sort?: string },
): Promise<Member[]> {
  const { docs } = await req.payload.db.find<{ id: number }>({
    collection: 'articles',
    where: { and: [where, NOT_IN_TRASH] },
    sort,
    limit,
    pagination: false,
    select: {
      _status: true,
      slug: true,
      title: true,
      date: true,
      dateEnd: true,
      cover: true,
      terms: true,
      proportions: true,
    },
    joins: {},
    // Sorting by title needs one language.
    locale: requestLocale(req),
    req,
  })
  const locale = requestLocale(req)
  return docs.map((doc) => {
    const own = row.parse(inLocale(req, doc, { slug: 'articles', locale, fallback: null }))
    const listed = row.parse(inRequestLocale(req, 'articles', doc))
    // Without a title in this language the article is not published in it; the label comes from another language.
    return toMember(own.title ? own : { ...listed, slug: null })
  })
}

async function countPublished(req: PayloadRequest, where: Where): Promise<number> {
  const { totalDocs } = await req.payload.db.count({
    collection: 'articles',
    where: {
      and: [where, { _status: { equals: 'published' } }, { title: { exists: true } }, NOT_IN_TRASH],
    },
    locale: requestLocale(req),
    req,
  })
  return totalDocs
}

function toMember({
  id: key,
  slug,
  title,
  date,
  dateEnd,
  cover,
  terms,
  ...rest
}: z.output<typeof row>): Member {
  const { width, height } = rest.proportions ?? {}
  return {
    kind: 'article',
    key,
    title: title || 'Untitled',
    terms: (terms ?? []).flatMap((term) => term ?? []),
    time: date ? new Date(date).getTime() : null,
    timeEnd: dateEnd ? new Date(dateEnd).getTime() : null,
    isPublished: rest._status === 'published' && Boolean(slug) && Boolean(title),
    heldBack: null,
    waitsForSizes: false,
    cover: cover ?? null,
    aspectRatio: width && height ? width / height : null,
  }
}
