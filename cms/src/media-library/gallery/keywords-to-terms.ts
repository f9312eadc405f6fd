import type { PayloadRequest } from 'payload'
import { isAuthor } from '../../access/roles'
import { publicError } from '../../errors/public-error'
import { savesHaveEnded } from '../../saves/running-saves'
import { findOrCreateGroup, findOrCreateTerm } from '../../terms/find-or-create-term'
import type { GalleryRequest } from './gallery-request'
import { readImages } from './plan-gallery'
import { splitKeyword } from './split-keyword'

interface KeywordTerms {
  /** Ids of the filter groups of the terms. */
  readonly groups: readonly number[]
  /** Ids of the terms by keyword. */
  readonly terms: ReadonlyMap<string, number>
}

/**
 * Finds or creates terms, and filter groups, for keywords.
 * @throws APIError for authors, who add no terms
 */
export async function keywordsToTerms(
  req: PayloadRequest,
  { keywords }: Pick<GalleryRequest, 'keywords'>,
): Promise<KeywordTerms> {
  if (keywords.length > 0 && isAuthor(req))
    throw publicError('Editors add terms. Leave the keywords out.', 403)
  const terms = new Map<string, number>()
  const groups = new Set<number>()
  for (const { keyword, group } of keywords) {
    const id = typeof group === 'number' ? group : await findOrCreateGroup(req, group)
    groups.add(id)
    terms.set(keyword, await findOrCreateTerm(req, id, splitKeyword(keyword).label))
  }
  return { groups: [...groups], terms }
}

/**
 * Assigns the terms to the images that have the keywords. Each image has a transaction of its own: 200 images in one would
 * hold up the saves of other editors for 8 s on SQLite, where a save fails after 5 s.
 */
export async function assignTerms(
  req: PayloadRequest,
  images: readonly number[],
  { terms }: KeywordTerms,
): Promise<void> {
  if (terms.size === 0) return
  for (const image of await readImages(req, images)) {
    const own = image.keywords ?? []
    const added = own.flatMap((keyword) => terms.get(keyword) ?? [])
    if (added.length === 0) continue
    await req.payload.update({
      collection: 'media',
      id: image.id,
      data: {
        terms: [...new Set([...(image.terms ?? []), ...added])],
        keywords: own.filter((keyword) => !terms.has(keyword)),
      },
      depth: 0,
      req,
    })
    await savesHaveEnded()
  }
}
