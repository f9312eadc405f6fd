import type { Access, AccessArgs, FieldAccess, PayloadRequest } from 'payload'

interface Account {
  readonly id: number | string
  readonly role?: 'admin' | 'editor'
}

const accountOf = (req: PayloadRequest): Account | null => req.user
const isAdmin = (req: PayloadRequest) => accountOf(req)?.role === 'admin'

export const signedIn: Access = ({ req }) => req.user !== null
export const onlyAdmins: Access = ({ req }) => isAdmin(req)
export const nobody: Access = () => false

/** Admins access every account, editors their own. */
export const adminsOrSelf: Access = ({ req }) => {
  const account = accountOf(req)
  if (!account) return false
  return isAdmin(req) || { id: { equals: account.id } }
}

export const onlyAdminsField: FieldAccess = ({ req }) => isAdmin(req)

export const canAccessAdmin = ({ req }: AccessArgs) => req.user !== null

interface RequestArgs {
  readonly req: PayloadRequest
}
export const signedInOfRequest = ({ req }: RequestArgs) => req.user !== null
export const onlyAdminsOfRequest = ({ req }: RequestArgs) => isAdmin(req)
export const nobodyOfRequest = () => false
