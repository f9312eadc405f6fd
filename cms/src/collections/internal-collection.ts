import type { CollectionConfig } from 'payload'
import { nobody } from '../access/roles'

type InternalConfig = Pick<CollectionConfig, 'slug' | 'fields' | 'indexes' | 'timestamps'>

/** A table for the server's own code: no user sees it. A collection, so that Payload's migrations create it. */
export const internalCollection = (config: InternalConfig): CollectionConfig => ({
  ...config,
  admin: { hidden: true },
  lockDocuments: false,
  graphQL: false,
  disableDuplicate: true,
  access: {
    create: nobody,
    read: nobody,
    update: nobody,
    delete: nobody,
    readVersions: nobody,
    unlock: nobody,
  },
})
