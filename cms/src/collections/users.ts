import type { CollectionConfig } from 'payload'
import { adminsOrSelf, canAccessAdmin, onlyAdmins, onlyAdminsField, ROLES } from '../access/roles'
import { USERS_KIND } from '../audit-log/describe-document'
import { recordSignIn, recordSignOut } from '../audit-log/sign-ins'
import { internalApiStrategy } from '../internal-api/auth-strategy'
import type { Settings } from '../settings'
import { firstUserBecomesAdmin, requireSetupToken, setupLink } from '../users/first-user'
import { keepAnAdmin } from '../users/keep-an-admin'
import {
  requireGoodNewPassword,
  requireGoodPassword,
} from '../users/passwords/require-good-password'
import { forgotPassword } from '../users/password-links/forgot-password-endpoint'
import { inviteEndpoints } from '../users/password-links/invite-endpoints'
import { refuseForgotPassword } from '../users/refuse-forgot-password'
import { limitSignIn } from '../users/attempts/limit-sign-in'
import { resetPassword } from '../users/password-links/reset-password-endpoint'
import { secondFactorEndpoints } from '../users/second-factor/endpoints'
import { forgetFactor } from '../users/second-factor/factor-store'
import { requireSecondFactor } from '../users/second-factor/require-second-factor'
import { sessionEndpoints } from '../users/sessions/endpoints'
import { noteUse } from '../users/sessions/note-use'
import {
  endSessionsOfOldPassword,
  forgetSession,
  forgetSessions,
  recordRefresh,
  recordSession,
} from '../users/sessions/record-sessions'
import { sessionCookies, usesSecureCookies } from '../users/session-cookies'

/** Users of the admin. */
export const users = (
  settings: Settings,
  signIn = limitSignIn({ isSecure: usesSecureCookies(settings.siteUrl) }),
): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: USERS_KIND },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    description:
      'Authors write drafts of their own; editors publish and manage all content; admins also manage users and the settings of the site.',
    components: { beforeListTable: ['/admin/people/InvitePerson#InvitePerson'] },
  },
  auth: {
    // Disables Payload's lock, which would also lock out the account's owner: see limitSignIn.
    maxLoginAttempts: 1_000_000,
    tokenExpiration: 12 * 60 * 60,
    cookies: sessionCookies(settings.siteUrl),
    strategies: [noteUse(), internalApiStrategy(settings.internalApiToken)],
  },
  access: {
    create: onlyAdmins,
    read: adminsOrSelf,
    update: adminsOrSelf,
    delete: onlyAdmins,
    unlock: onlyAdmins,
    admin: canAccessAdmin,
  },
  hooks: {
    beforeOperation: [
      requireSetupToken(settings.setupToken),
      signIn.beforeOperation,
      refuseForgotPassword,
      requireGoodNewPassword,
      keepAnAdmin,
    ],
    beforeLogin: [requireSecondFactor],
    afterLogin: [signIn.afterLogin, recordSession, recordSignIn],
    afterLogout: [forgetSession, recordSignOut],
    afterRefresh: [recordRefresh],
    afterChange: [endSessionsOfOldPassword],
    beforeValidate: [requireGoodPassword],
    beforeChange: [firstUserBecomesAdmin],
    beforeDelete: [forgetSessions, forgetFactor],
  },
  endpoints: [
    ...[setupLink(settings), forgotPassword(settings), resetPassword],
    ...[...inviteEndpoints(settings), ...sessionEndpoints, ...secondFactorEndpoints],
  ],
  fields: [
    {
      // Sent with a new password or e-mail address, never stored.
      name: 'currentPassword',
      type: 'text',
      virtual: true,
      admin: {
        disableListColumn: true,
        disableListFilter: true,
        description: 'Needed to change your own password or e-mail address.',
        components: { Field: '/admin/current-password/CurrentPasswordField#CurrentPasswordField' },
      },
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Default author of new articles.' },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: ROLES.map((value) => ({ value, label: toLabel(value) })),
      access: { create: onlyAdminsField, update: onlyAdminsField },
      admin: {
        isClearable: false,
        // Not a condition: a condition would make the database column nullable.
        components: { Field: '/admin/user-role/RoleField#RoleField' },
        description:
          'Authors write drafts, editors publish, admins also manage users and settings. The first user is always an admin.',
      },
    },
    {
      name: 'secondFactor',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/people/second-factor/SecondFactorField#SecondFactorField' },
      },
    },
    {
      name: 'sessionList',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/people/SessionsField#SessionsField' },
      },
    },
    {
      name: 'passwordLink',
      type: 'ui',
      admin: {
        disableListColumn: true,
        components: { Field: '/admin/people/PasswordLink#PasswordLink' },
      },
    },
    {
      name: 'founder',
      type: 'text',
      unique: true,
      access: { create: () => false, update: () => false, read: () => false },
      admin: {
        hidden: true,
        description: 'Marks the first user. Unique, so that there is only one.',
      },
    },
  ],
})

const toLabel = (role: string) => role.charAt(0).toUpperCase() + role.slice(1)
