import type { CollectionConfig } from 'payload'
import {
  adminsOrSelf,
  mayEnterTheAdmin,
  onlyAdmins,
  onlyAdminsChangeThisField,
} from '../access/roles'
import { internalApiStrategy } from '../internal-api/internal-api-strategy'
import type { Settings } from '../settings'
import { firstUserBecomesAdmin, needsSetupToken, setupLink } from '../users/first-user'
import { tellThereIsNoMail } from '../users/forgotten-password'
import { limitSignIn } from '../users/limit-sign-in'
import { sessionCookies } from '../users/session-cookies'

/** Who may sign in. */
export const users = (settings: Settings, signIn = limitSignIn()): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    description: 'Admins manage everything and everyone; editors write and arrange.',
  },
  auth: {
    // Its own lock, which would close an account to its owner too, is out of reach: see limitSignIn.
    maxLoginAttempts: 1_000_000,
    tokenExpiration: 12 * 60 * 60,
    cookies: sessionCookies(settings.siteUrl),
    strategies: [internalApiStrategy(settings.internalApiToken)],
  },
  access: {
    create: onlyAdmins,
    read: adminsOrSelf,
    update: adminsOrSelf,
    delete: onlyAdmins,
    unlock: onlyAdmins,
    admin: mayEnterTheAdmin,
  },
  hooks: {
    beforeOperation: [
      needsSetupToken(settings.setupToken),
      signIn.beforeOperation,
      tellThereIsNoMail,
    ],
    afterLogin: [signIn.afterLogin],
    beforeChange: [firstUserBecomesAdmin],
  },
  endpoints: [setupLink(settings)],
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 200,
      admin: { description: 'Proposed as the author of new articles.' },
    },
    {
      name: 'role',
      type: 'select',
      required: true,
      defaultValue: 'editor',
      saveToJWT: true,
      options: [
        { value: 'admin', label: 'Admin' },
        { value: 'editor', label: 'Editor' },
      ],
      access: { create: onlyAdminsChangeThisField, update: onlyAdminsChangeThisField },
      admin: {
        isClearable: false,
        // Not a condition: those make a column of the database optional.
        components: { Field: '/admin/user-role/RoleField#RoleField' },
        description: 'Admins also manage users; the first user is always one.',
      },
    },
    {
      name: 'founder',
      type: 'text',
      unique: true,
      access: { create: () => false, update: () => false, read: () => false },
      admin: { hidden: true, description: 'Marks the first user: only one can be.' },
    },
  ],
})
