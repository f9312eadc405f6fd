import type { AuthStrategy, PayloadRequest } from 'payload'
import { isSameSecret } from '../access/is-same-secret'

/** Authenticates `Authorization: Internal <token>`, which the command-line scripts send, as an admin without an account. */
export const internalApiStrategy = (internalApiToken: string): AuthStrategy => ({
  name: 'internal-api',
  authenticate: ({ headers }) => {
    const [, token = ''] = /^Internal (.+)$/.exec(headers.get('authorization') ?? '') ?? []
    if (!isSameSecret(token, internalApiToken)) return { user: null }
    return { user: INTERNAL_API_USER }
  },
})

const INTERNAL_API_USER = {
  // No row has the id 0.
  id: 0,
  collection: 'users' as const,
  email: 'internal-api@localhost',
  name: '',
  role: 'admin',
}

/** If a command-line script sent the request. */
export const isInternalApi = ({ user }: PayloadRequest) => user?.id === INTERNAL_API_USER.id
