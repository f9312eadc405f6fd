import type { Access, CollectionConfig, Where } from 'payload'
import { accountOf, isAuthor, signedIn } from '../roles'
import { createdByField, CREATED_BY } from './created-by-field'
import { refuseChangesOfPublished } from './refuse-changes-of-published'

/** Authors write drafts of their own and upload files; what is on the site only editors and admins change. */
export const limitAuthors = (collection: CollectionConfig): CollectionConfig => ({
  ...collection,
  access: {
    ...collection.access,
    create: (args) => signedIn(args) && !publishes(args.data, isAuthor(args.req)),
    update: (args) => !publishes(args.data, isAuthor(args.req)) && ownDocuments(args),
    delete: ownDocuments,
  },
  hooks: {
    ...collection.hooks,
    beforeOperation: [refuseChangesOfPublished, ...(collection.hooks?.beforeOperation ?? [])],
  },
  fields: [...collection.fields, createdByField()],
})

const ownDocuments: Access = (args): boolean | Where | Promise<boolean | Where> =>
  isAuthor(args.req) ? { [CREATED_BY]: { equals: accountOf(args.req)?.id } } : signedIn(args)

const publishes = (data: unknown, byAuthor: boolean): boolean =>
  byAuthor &&
  typeof data === 'object' &&
  data !== null &&
  '_status' in data &&
  data._status === 'published'
