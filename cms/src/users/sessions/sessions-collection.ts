import type { CollectionConfig } from 'payload'
import { internalCollection } from '../../collections/internal-collection'

export const SESSIONS = 'user-sessions'

/** Where people are signed in. Payload's own list of sessions, in the user's row, has ids only. */
export const sessionsCollection = (): CollectionConfig =>
  internalCollection({
    slug: SESSIONS,
    timestamps: false,
    fields: [
      {
        ...{ name: 'sid', type: 'text', required: true, unique: true },
        admin: { description: 'Id of the session in the user’s row.' },
      },
      {
        ...{ name: 'user', type: 'relationship', relationTo: 'users', index: true },
        admin: { description: 'Account that is signed in.' },
      },
      {
        ...{ name: 'device', type: 'text' },
        admin: { description: 'Browser and system, such as "Firefox on Linux".' },
      },
      {
        ...{ name: 'address', type: 'text' },
        admin: { description: 'Address from which it was used last.' },
      },
      {
        ...{ name: 'createdAt', type: 'date', required: true },
        admin: { description: 'Time of the sign-in.' },
      },
      {
        ...{ name: 'lastUsedAt', type: 'date', required: true },
        admin: { description: 'Time of the last request.' },
      },
      {
        ...{ name: 'expiresAt', type: 'date', required: true },
        admin: { description: 'When it ends by itself.' },
      },
    ],
  })
