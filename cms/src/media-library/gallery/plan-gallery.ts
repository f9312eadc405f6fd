import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { HOME_SLUG } from '@tessera/content'
import type { PayloadRequest } from 'payload'
import { z } from 'zod'
import { isAuthor } from '../../access/roles'
import { toSteps } from '../../bulk-changes/steps'
import { runBehindSaves } from '../../saves/running-saves'
import type { GalleryPlan, PlannedGroup } from './gallery-plan'
import { splitKeyword } from './split-keyword'

const id = z.number()
export const plannedImage = z.object({
  id,
  terms: z.array(id).nullish(),
  keywords: z.array(z.string()).nullish(),
  alt: z.string().nullish(),
  decorative: z.boolean().nullish(),
})
export type PlannedImage = z.output<typeof plannedImage>
const labelled = z.object({ id, label: z.string().nullish() })
const term = labelled.extend({ group: id })

/** More keywords would hide those that matter. */
const MAX_KEYWORDS = 30

/** Reads the terms and keywords of images. The saves of others go first. */
export const planGallery = (req: PayloadRequest, ids: readonly number[]): Promise<GalleryPlan> =>
  runBehindSaves(() => readPlan(req, ids))

async function readPlan(req: PayloadRequest, ids: readonly number[]): Promise<GalleryPlan> {
  const images = await readImages(req, ids)
  const groups = (await readAll(req, 'filter-groups', '_order')).map((doc) => labelled.parse(doc))
  const terms = (await readAll(req, 'terms', 'name')).map((doc) => term.parse(doc))
  const used = new Set(images.flatMap((each) => each.terms ?? []))
  const planned = groups.map(({ id, label }): PlannedGroup => ({
    id,
    label: label ?? String(id),
    terms: terms.flatMap((each) =>
      each.group === id && used.has(each.id) ? (each.label ?? String(each.id)) : [],
    ),
  }))
  return {
    groups: planned.filter((group) => group.terms.length > 0),
    allGroups: planned.map(({ id, label }) => ({ id, label })),
    // Authors add no terms.
    keywords: isAuthor(req) ? [] : countKeywords(images),
    withoutAlt: images.filter(({ alt, decorative }) => !decorative && !alt?.trim()).length,
    hasFrontPage: await hasFrontPage(req),
  }
}

async function hasFrontPage(req: PayloadRequest): Promise<boolean> {
  const where = { slug: { equals: HOME_SLUG } }
  const { totalDocs } = await req.payload.count({ collection: 'pages', where, req })
  return totalDocs > 0
}

/** Images per query: their rows take 10 ms of the event loop. */
const STEP = 50

export async function readImages(
  req: PayloadRequest,
  ids: readonly number[],
): Promise<readonly PlannedImage[]> {
  const images: PlannedImage[] = []
  for (const step of toSteps(ids, STEP)) {
    const { docs } = await req.payload.find({
      collection: 'media',
      where: { id: { in: [...step] } },
      select: { terms: true, keywords: true, alt: true, decorative: true },
      ...{ depth: 0, joins: false, pagination: false, limit: 0 },
      req,
    })
    images.push(...docs.map((doc) => plannedImage.parse(doc)))
    // The database driver blocks the event loop.
    await yieldToEventLoop()
  }
  return images
}

async function readAll(
  { payload, locale }: PayloadRequest,
  collection: 'filter-groups' | 'terms',
  sort: string,
) {
  const options = { collection, depth: 0, joins: false, pagination: false } as const
  const { docs } = await payload.find({ ...options, limit: 0, sort, locale })
  return docs
}

function countKeywords(images: readonly PlannedImage[]): GalleryPlan['keywords'] {
  const counts = new Map<string, number>()
  for (const { keywords } of images)
    for (const keyword of keywords ?? []) counts.set(keyword, (counts.get(keyword) ?? 0) + 1)
  return [...counts]
    .map(([keyword, count]) => ({ keyword, count, group: splitKeyword(keyword).group }))
    .sort((a, b) => b.count - a.count || a.keyword.localeCompare(b.keyword))
    .slice(0, MAX_KEYWORDS)
}
