import type { ArrayField } from 'payload'
import { onlyAdminsChangeThisField } from '../access/roles'
import { titledRows } from './row-title'

/** A file of this site, by its path. */
const FILE = /^\/(?![/\\])[^\s\\?#]+\.m?js$/

/** Scripts that every page runs. They may do whatever a visitor may: only admins change them. */
export const ownerScriptsField = (): ArrayField => ({
  name: 'scripts',
  type: 'array',
  maxRows: 20,
  labels: { singular: 'Script', plural: 'Scripts' },
  access: { create: onlyAdminsChangeThisField, update: onlyAdminsChangeThisField },
  admin: {
    components: titledRows('Script'),
    description:
      'Run by every page, each by itself: one that fails says so in the browser’s console and stops nothing else. Only admins change them.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'Named in the console when it fails.' },
    },
    {
      name: 'kind',
      label: 'Where it is',
      type: 'select',
      required: true,
      defaultValue: 'code',
      options: [
        { value: 'code', label: 'Written here' },
        { value: 'file', label: 'A file of this site' },
      ],
      admin: {
        isClearable: false,
        description: 'Scripts of other sites are refused by the site’s security policy.',
      },
    },
    {
      name: 'code',
      // Payload's own field for code fetches its editor from another site, which the admin's policy refuses.
      type: 'textarea',
      maxLength: 100_000,
      validate: (value, { siblingData }) =>
        kindOf(siblingData) !== 'code' || !!value?.trim() || 'Write the script.',
      admin: {
        className: 'tessera-code',
        description: 'Plain JavaScript, without a script tag.',
        rows: 8,
        condition: (_, sibling) => kindOf(sibling) === 'code',
      },
    },
    {
      name: 'file',
      type: 'text',
      maxLength: 500,
      validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
        kindOf(siblingData) !== 'file' ||
        FILE.test(value ?? '') ||
        'Give a path of this site that ends in .js, such as /own/numbers.js.',
      admin: {
        description: 'Its path, such as /own/numbers.js: your web server must have it.',
        condition: (_, sibling) => kindOf(sibling) === 'file',
      },
    },
    {
      name: 'needsConsent',
      label: 'Only after consent',
      type: 'checkbox',
      defaultValue: false,
      admin: {
        description:
          'Is not even fetched before the page hears the event "tessera:consent", which your consent script sends.',
      },
    },
  ],
})

const kindOf = (sibling: unknown): unknown =>
  typeof sibling === 'object' && sibling !== null && 'kind' in sibling ? sibling.kind : undefined
