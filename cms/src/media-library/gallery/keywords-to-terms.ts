import type { PayloadRequest } from 'payload'
import { isAuthor } from '../../access/roles'
import { publicError } from '../../errors/public-error'
import { findOrCreateGroup, findOrCreateTerm } from '../../terms/find-or-create-term'
import type { GalleryRequest } from './gallery-request'
import { readImages } from './plan-gallery'
import { splitKeyword } from './split-keyword'

/**
 * Creates terms, and new filter groups, from keywords and assigns them to the images that have the keywords.
 * @returns ids of the filter groups that got terms
 * @throws APIError for authors, who add no terms
 */
export async function keywordsToTerms(
  req: PayloadRequest,
  { images, keywords }: Pick<GalleryRequest, 'images' | 'keywords'>,
): Promise<readonly number[]> {
  if (keywords.length === 0) return []
  if (isAuthor(req)) throw publicError('Editors add terms. Leave the keywords out.', 403)
  const termOf = new Map<string, number>()
  const groups = new Set<number>()
  for (const { keyword, group } of keywords) {
    const id = typeof group === 'number' ? group : await findOrCreateGroup(req, group)
    groups.add(id)
    termOf.set(keyword, await findOrCreateTerm(req, id, splitKeyword(keyword).label))
  }
  for (const image of await readImages(req, images)) {
    const own = image.keywords ?? []
    const added = own.flatMap((keyword) => termOf.get(keyword) ?? [])
    if (added.length === 0) continue
    await req.payload.update({
      collection: 'media',
      id: image.id,
      data: {
        terms: [...new Set([...(image.terms ?? []), ...added])],
        keywords: own.filter((keyword) => !termOf.has(keyword)),
      },
      depth: 0,
      req,
    })
  }
  return [...groups]
}
