import type { Field } from 'payload'
import { isInternalApi } from '../../internal-api/auth-strategy'

export const CREATED_BY = 'createdBy'

/** The user who created a document; empty if a command-line script did, or if the account was deleted. */
export const createdByField = (): Field => ({
  name: CREATED_BY,
  type: 'relationship',
  relationTo: 'users',
  index: true,
  access: { create: () => false, update: () => false },
  hooks: {
    beforeChange: [
      ({ operation, req, value }) => {
        if (operation !== 'create') return value
        return isInternalApi(req) ? null : req.user?.id
      },
    ],
  },
  admin: { hidden: true, description: 'User who created the document.' },
})
