import type { CollectionConfig } from 'payload'
import { internalCollection } from '../collections/internal-collection'

export const IDEMPOTENCY_KEYS = 'idempotency-keys'

/** What was created by requests with the header `Idempotency-Key`, for a day. */
export const idempotencyKeysCollection = (): CollectionConfig =>
  internalCollection({
    slug: IDEMPOTENCY_KEYS,
    timestamps: false,
    fields: [
      {
        ...{ name: 'key', type: 'text', required: true, unique: true },
        admin: { description: 'Hash of the user and the key.' },
      },
      {
        ...{ name: 'content', type: 'text', required: true },
        admin: { description: 'Hash of what the request contained.' },
      },
      {
        ...{ name: 'document', type: 'number', required: true },
        admin: { description: 'Id of the document that was created.' },
      },
      {
        ...{ name: 'at', type: 'date', required: true, index: true },
        admin: { description: 'When it was created.' },
      },
    ],
  })
