import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../collections/internal-collection'

export const SESSIONS = 'user-sessions'

/** Where people are signed in. Payload's own list of sessions, in the user's row, has ids only. */
export const sessionsCollection = (): CollectionConfig =>
  internalCollection({
    slug: SESSIONS,
    timestamps: false,
    fields: [
      { name: 'sid', type: 'text', required: true, unique: true },
      { name: 'user', type: 'relationship', relationTo: 'users', index: true },
      { name: 'device', type: 'text' },
      { name: 'address', type: 'text' },
      { name: 'createdAt', type: 'date', required: true },
      { name: 'lastUsedAt', type: 'date', required: true },
      { name: 'expiresAt', type: 'date', required: true },
    ],
  })
