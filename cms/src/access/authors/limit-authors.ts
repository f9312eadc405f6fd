import type { Access, AccessArgs, CollectionConfig, Where } from 'payload'
import { accountOf, isAuthor, signedIn } from '../roles'
import { createdByField, CREATED_BY } from './created-by-field'
import { refuseChangesOfPublished } from './refuse-changes-of-published'
import { refusePublication } from './refuse-publication'

/** Authors write drafts of their own and upload files; what is on the site only editors and admins change. */
export const limitAuthors = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  access: {
    ...collection.access,
    create: (args) => signedIn(args) && !isPublishedByAuthor(args),
    update: (args) => !isPublishedByAuthor(args) && ownDocuments(args),
    delete: ownDocuments,
  },
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseChangesOfPublished, ...(collection.hooks?.beforeOperation ?? [])],
    beforeChange: [refusePublication, ...(collection.hooks?.beforeChange ?? [])],
  },
  fields: [...collection.fields, createdByField()],
})

const ownDocuments: Access = (args): boolean | Where | Promise<boolean | Where> =>
  isAuthor(args.req) ? { [CREATED_BY]: { equals: accountOf(args.req)?.id } } : signedIn(args)

const isPublishedByAuthor = ({ data, req }: AccessArgs<{ readonly _status?: unknown }>): boolean =>
  isAuthor(req) && data?._status === 'published'
