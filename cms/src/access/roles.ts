import type { Access, AccessArgs, FieldAccess, PayloadRequest } from 'payload'

/** The users of our collection, whatever else a request's user carries. */
interface Account {
  readonly id: number | string
  readonly role?: 'admin' | 'editor'
}

const accountOf = (req: PayloadRequest): Account | null => req.user
const isAdmin = (req: PayloadRequest) => accountOf(req)?.role === 'admin'

export const signedIn: Access = ({ req }) => req.user !== null
export const onlyAdmins: Access = ({ req }) => isAdmin(req)
export const nobody: Access = () => false

/** Admins reach every account, editors their own. */
export const adminsOrSelf: Access = ({ req }) => {
  const account = accountOf(req)
  if (!account) return false
  return isAdmin(req) || { id: { equals: account.id } }
}

export const onlyAdminsChangeThisField: FieldAccess = ({ req }) => isAdmin(req)

export const mayEnterTheAdmin = ({ req }: AccessArgs) => req.user !== null

interface OfRequest {
  readonly req: PayloadRequest
}
export const signedInOfRequest = ({ req }: OfRequest) => req.user !== null
export const onlyAdminsOfRequest = ({ req }: OfRequest) => isAdmin(req)
export const noCancelling = () => false
