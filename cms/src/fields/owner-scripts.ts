import { ownerScript } from '@tessera/content'
import type { ArrayField } from 'payload'
import { onlyAdminsField } from '../access/roles'
import { rowLabels } from './row-labels'

/** Scripts of the site owner, run on every page. Only admins can change them: they run with all rights of the page. */
export const ownerScriptsField = (): ArrayField => ({
  name: 'scripts',
  type: 'array',
  maxRows: 20,
  labels: { singular: 'Script', plural: 'Scripts' },
  access: { create: onlyAdminsField, update: onlyAdminsField },
  admin: {
    components: rowLabels('Script'),
    description:
      'Run on every page. An error in a script is logged in the browser’s console and does not affect anything else. Only admins can change them.',
  },
  fields: [
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 100,
      admin: { description: 'Shown in the browser’s console if the script fails.' },
    },
    {
      name: 'kind',
      label: 'Source',
      type: 'select',
      required: true,
      defaultValue: 'code',
      options: [
        { value: 'code', label: 'Code' },
        { value: 'file', label: 'File of this site' },
      ],
      admin: {
        isClearable: false,
        description: 'The site’s security policy blocks scripts of other sites.',
      },
    },
    {
      name: 'code',
      // Payload's code field loads its editor from a CDN, which the admin's security policy blocks.
      type: 'textarea',
      maxLength: 100_000,
      validate: (value, { siblingData }) =>
        kindOf(siblingData) !== 'code' || !!value?.trim() || 'Enter the script.',
      admin: {
        className: 'tessera-code',
        description: 'JavaScript, without a script tag.',
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
        ownerScript.shape.source.safeParse({ href: value }).success ||
        'Enter a path of this site that ends in .js, such as /own/numbers.js.',
      admin: {
        description: 'Path, such as /own/numbers.js. Your web server must serve the file.',
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
          'Loads only after your consent script has dispatched the event “tessera:consent”.',
      },
    },
  ],
})

const kindOf = (sibling: unknown): unknown =>
  typeof sibling === 'object' && sibling !== null && 'kind' in sibling ? sibling.kind : undefined
