import type { PayloadRequest } from 'payload'
import { isAuthor } from '../../access/roles'
import { publicError } from '../../errors/public-error'
import { findOrCreateGroup, findOrCreateTerm } from '../../terms/find-or-create-term'
import type { GalleryRequest } from './gallery-request'
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
