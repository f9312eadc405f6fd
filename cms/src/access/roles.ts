import type { Access, AccessArgs, FieldAccess, PayloadRequest } from 'payload'

/** Authors write drafts; editors publish and manage all content, menus and appearance; admins also manage users and the site's settings. */
export const ROLES = ['author', 'editor', 'admin'] as const
export type Role = (typeof ROLES)[number]

interface Account {
  readonly id: number | string
  readonly role?: Role
}

export const accountOf = (req: PayloadRequest): Account | null => req.user
const isAdmin = (req: PayloadRequest) => accountOf(req)?.role === 'admin'

/** If a user may write drafts only. */
export const isAuthor = (req: PayloadRequest) => accountOf(req)?.role === 'author'

export const signedIn: Access = ({ req }) => req.user !== null
export const onlyEditors: Access = ({ req }) => req.user !== null && !isAuthor(req)
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

/** Hides a screen of the admin from users who cannot change anything there. */
export const hiddenFromAuthors = ({
  user,
}: {
  readonly user: Readonly<Record<string, unknown>> | null
}) => user?.['role'] === 'author'

/** Hides a screen of the admin from everyone but admins. */
export const hiddenFromEditors = ({
  user,
}: {
  readonly user: Readonly<Record<string, unknown>> | null
}) => user?.['role'] !== 'admin'

export const onlyEditorsOfRequest = ({ req }: RequestArgs) => req.user !== null && !isAuthor(req)
export const onlyAdminsOfRequest = ({ req }: RequestArgs) => isAdmin(req)
export const nobodyOfRequest = () => false
