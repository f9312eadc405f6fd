import type { Access, CollectionConfig } from 'payload'
import { onlyAdmins, signedIn } from '../access/roles'
import { omitDateFromDrafts, setDeletionDate } from './deletion-date'
import { isInTrash, isMovedToTrash } from './in-trash'

/** Moves deleted documents to the trash, with the checks of a deletion. Only admins delete for good. */
export const withTrash = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  trash: true,
  admin: { ...collection.admin, defaultColumns: withDeletionDate(collection.admin) },
  access: { ...collection.access, delete: deleteAccess(collection.access?.delete ?? signedIn) },
  hooks: {
    ...collection.hooks,
    beforeOperation: [...(collection.hooks?.beforeOperation ?? []), omitDateFromDrafts],
    beforeChange: [
      setDeletionDate,
      async ({ collection: config, context, data, originalDoc, req }) => {
        if (isMovedToTrash({ data, originalDoc }))
          for (const check of collection.hooks?.beforeDelete ?? [])
            await check({ collection: config, context, id: originalDoc.id, req })
        return data
      },
      ...(collection.hooks?.beforeChange ?? []),
    ],
  },
})

/** The lists of what is not in the trash hide this column (`payload-overrides.css`): Payload has one choice for both. */
function withDeletionDate(admin: CollectionConfig['admin']): string[] {
  const [first = 'id', ...others] = admin?.defaultColumns ?? []
  return [first, 'deletedAt', ...others]
}

/** Payload passes the data of a save that moves a document to the trash, and none for a deletion. */
const deleteAccess =
  (mayMoveToTrash: Access): Access =>
  (args) =>
    isInTrash(args.data) ? mayMoveToTrash(args) : onlyAdmins(args)
