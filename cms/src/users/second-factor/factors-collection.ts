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
      { name: 'user', type: 'relationship', relationTo: 'users', unique: true },
      // Encrypted with CMS_SECRET.
      { name: 'secret', type: 'text', required: true },
      // Of the last code that was used: each works once.
      { name: 'lastStep', type: 'number', required: true },
      // Hashes of those that are left.
      { name: 'recoveryCodes', type: 'json', required: true },
      { name: 'since', type: 'date', required: true },
    ],
  })
