import type { CollectionBeforeChangeHook } from 'payload'
import { publicError } from '../../errors/public-error'
import { isAuthor } from '../roles'

/**
 * Refuses documents that an author publishes. Access rules see what was sent only: a copy of a published document gets its
 * status from the document.
 */
export const refusePublication: CollectionBeforeChangeHook = ({ data, req }) => {
  if (isAuthor(req) && data['_status'] === 'published') throw publicError(REFUSED, 403)
  return data
}

const REFUSED = 'Authors do not publish. Save a draft, or ask an editor to publish it.'
