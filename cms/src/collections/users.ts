import type { CollectionConfig } from 'payload'
import {
  adminsOrSelf,
  mayEnterTheAdmin,
  onlyAdmins,
  onlyAdminsChangeThisField,
} from '../access/roles'
import { operatorStrategy } from '../operator/operator-strategy'
import type { Settings } from '../settings'
import { firstUserBecomesAdmin, needsSetupToken, setupLink } from '../users/first-user'
import { sessionCookies } from '../users/session-cookies'

/** Who may sign in. */
export const users = (settings: Settings): CollectionConfig => ({
  slug: 'users',
  labels: { singular: 'User', plural: 'Users' },
  admin: {
    group: 'Administration',
    useAsTitle: 'name',
    defaultColumns: ['name', 'email', 'role'],
    description: 'Admins manage everything and everyone; editors write and arrange.',
  },
  auth: {
    maxLoginAttempts: 10,
    lockTime: 5 * 60 * 1000,
    tokenExpiration: 12 * 60 * 60,
    cookies: sessionCookies(settings.siteUrl),
    strategies: [operatorStrategy(settings.operatorToken)],
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
    beforeOperation: [needsSetupToken(settings.setupToken)],
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
