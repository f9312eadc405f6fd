import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../collections/internal-collection'

export const FACTORS = 'second-factors'

/**
 * Second factors of accounts. A collection of its own: nobody reads it, and a sign-in, which writes the whole row of an
 * account, cannot bring a used code back.
 */
export const factorsCollection = (): CollectionConfig =>
  internalCollection({
    slug: FACTORS,
    timestamps: false,
    fields: [
      {
        ...{ name: 'user', type: 'relationship', relationTo: 'users', unique: true },
        admin: { description: 'Account that signs in with it.' },
      },
      {
        ...{ name: 'secret', type: 'text', required: true },
        admin: { description: 'Key of the app, encrypted with CMS_SECRET.' },
      },
      {
        ...{ name: 'lastStep', type: 'number', required: true },
        admin: { description: 'Period of the last code that was used: each works once.' },
      },
      {
        ...{ name: 'recoveryCodes', type: 'json', required: true },
        admin: { description: 'Hashes of the codes that are left.' },
      },
      {
        ...{ name: 'since', type: 'date', required: true },
        admin: { description: 'When it was set up.' },
      },
    ],
  })
