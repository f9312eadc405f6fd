import type { CollectionBeforeOperationHook, PayloadRequest, Where } from 'payload'
import { findDuplicates } from './find-duplicates'
import { findSmallImages } from './small-images/find-small-images'
import { findUsedImages } from './uses/find-used-images'
import { VIEW_FIELD } from './view-field'
import { isMediaView, type MediaView } from './views'

/**
 * Replaces the condition `libraryView` of a query, wherever it is, so that lists and bulk changes understand it. In the view
 * of duplicates, equal files stand together; the order of the query applies among them.
 */
export const applyView: CollectionBeforeOperationHook = async ({ args, req }) => {
  if (!('where' in args) || !args.where) return args
  const query = JSON.stringify(args.where)
  if (!query.includes(VIEW_FIELD)) return args
  const where = await replaceView(req, args.where)
  if (!('sort' in args) || !hasDuplicates(query)) return { ...args, where }
  return { ...args, where, sort: ['fileHash', ...toList(args.sort)] }
}

const hasDuplicates = (query: string): boolean => {
  const view: MediaView = 'duplicates'
  return new RegExp(`"${VIEW_FIELD}":\\{[^}]*${view}`).test(query)
}

const toList = (sort: unknown): readonly string[] =>
  (Array.isArray(sort) ? sort : String(sort ?? '').split(',')).filter(Boolean).map(String)

async function replaceView(req: PayloadRequest, where: Where): Promise<Where> {
  const conditions: Where[] = []
  for (const [key, value] of Object.entries(where)) {
    if ((key === 'and' || key === 'or') && Array.isArray(value)) {
      const replaced: Where[] = []
      for (const each of value) replaced.push(await replaceView(req, each))
      conditions.push({ [key]: replaced })
    } else if (key === VIEW_FIELD) {
      conditions.push(await conditionOf(req, value))
    } else {
      conditions.push({ [key]: value })
    }
  }
  const [only] = conditions
  return conditions.length === 1 && only ? only : { and: conditions }
}

/** Understands `equals` and `in`; another operator filters nothing. */
async function conditionOf(req: PayloadRequest, condition: unknown): Promise<Where> {
  const { equals, in: list } = { equals: undefined, in: undefined, ...Object(condition) }
  const views = (typeof list === 'string' ? list.split(',') : [list ?? equals].flat()).filter(
    isMediaView,
  )
  const or: Where[] = []
  for (const view of views) or.push(await VIEWS[view](req))
  return or.length > 0 ? { or } : ALL
}

const ALL: Where = { id: { exists: true } }

const VIEWS: Readonly<Record<MediaView, (req: PayloadRequest) => Promise<Where> | Where>> = {
  'no-alt': () => WITHOUT_ALT,
  'too-small': async (req) => ({ id: { in: [NO_ID, ...(await findSmallImages(req))] } }),
  unused: async (req) => {
    const used = [...(await findUsedImages(req))]
    return used.length > 0 ? { id: { not_in: used } } : ALL
  },
  duplicates: async (req) => ({ id: { in: [NO_ID, ...(await findDuplicates(req))] } }),
}

/** Screen readers can neither read nor skip these images. */
export const WITHOUT_ALT: Where = {
  and: [
    { or: [{ alt: { exists: false } }, { alt: { equals: '' } }] },
    { or: [{ decorative: { exists: false } }, { decorative: { equals: false } }] },
  ],
}

/** Some databases reject an empty list. Ids start at 1. */
const NO_ID = -1
