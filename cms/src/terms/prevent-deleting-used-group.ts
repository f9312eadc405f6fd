import type { CollectionBeforeDeleteHook } from 'payload'
import { publicError } from '../errors/public-error'

/** Prevents deleting a filter group that has terms: its articles would lose them. */
export const preventDeletingUsedGroup: CollectionBeforeDeleteHook = async ({ id, req }) => {
  const { totalDocs } = await req.payload.count({
    collection: 'terms',
    where: { group: { equals: id } },
    // Deleted terms can be restored.
    trash: true,
    req,
  })
  if (!totalDocs) return
  const terms = totalDocs === 1 ? '1 term' : `${totalDocs} terms`
  throw publicError(
    `This filter group still has ${terms}. Deleting it would remove them from their articles. Delete or move the terms first.`,
    409,
  )
}
