import type { AuthStrategy } from 'payload'
import { isSameSecret } from '../access/same-secret'

/** `Authorization: Internal <token>`: the person who runs the program, by its own commands. An admin without an account. */
export const internalApiStrategy = (internalApiToken: string): AuthStrategy => ({
  name: 'operator',
  authenticate: ({ headers }) => {
    const [, token = ''] = /^Internal (.+)$/.exec(headers.get('authorization') ?? '') ?? []
    if (!isSameSecret(token, internalApiToken)) return { user: null }
    return { user: OPERATOR }
  },
})

/** No row has the id 0. */
const OPERATOR = {
  id: 0,
  collection: 'users' as const,
  email: 'operator@localhost',
  name: '',
  role: 'admin',
}
