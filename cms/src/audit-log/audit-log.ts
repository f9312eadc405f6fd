import type { CollectionConfig } from 'payload'
import { hiddenFromEditors, nobody, onlyAdmins } from '../access/roles'
import { dayAndTime } from '../admin/date-format'
import { ACTIONS } from './actions'
import { exportEndpoint } from './export-endpoint'

export const AUDIT_LOG = 'audit-log'

/** Payload writes "<No Title>" into empty cells. */
const CELL = { Cell: '/admin/audit-log/TextCell#TextCell' }

/** Who did what, and when. Written by hooks only. */
export const auditLog = (): CollectionConfig => ({
  slug: AUDIT_LOG,
  labels: { singular: 'Entry', plural: 'Audit log' },
  disableDuplicate: true,
  disableBulkEdit: true,
  lockDocuments: false,
  // Payload's times change when names are removed.
  timestamps: false,
  defaultSort: '-at',
  admin: {
    group: 'Administration',
    hidden: hiddenFromEditors,
    useAsTitle: 'title',
    pagination: { defaultLimit: 50 },
    defaultColumns: ['at', 'name', 'action', 'kind', 'title', 'count'],
    description:
      'Who changed content, people and settings, signed in or was refused. Repeated saves of one document are one entry.',
    listSearchableFields: ['title', 'name'],
    components: { beforeListTable: ['/admin/audit-log/ExportLink#ExportLink'] },
  },
  access: { create: nobody, read: onlyAdmins, update: nobody, delete: nobody },
  endpoints: [exportEndpoint],
  fields: [
    {
      name: 'at',
      label: 'When',
      type: 'date',
      required: true,
      index: true,
      admin: {
        date: dayAndTime,
        description: 'When it was done, or done for the last time.',
      },
    },
    {
      name: 'name',
      label: 'Who',
      type: 'text',
      index: true,
      admin: { components: CELL, description: 'Name of the user.' },
    },
    {
      name: 'action',
      type: 'select',
      required: true,
      index: true,
      options: Object.entries(ACTIONS).map(([value, label]) => ({ value, label })),
      admin: { isClearable: false, description: 'What was done.' },
    },
    {
      name: 'kind',
      label: 'Of what',
      type: 'text',
      index: true,
      admin: { components: CELL, description: 'Collection or settings page.' },
    },
    {
      name: 'title',
      type: 'text',
      admin: { components: CELL, description: 'Title of the document at that time.' },
    },
    {
      name: 'document',
      type: 'text',
      admin: { description: 'ID of the document.' },
    },
    {
      name: 'details',
      type: 'text',
      admin: { description: 'Changed fields of an account, or why a request was refused.' },
    },
    {
      name: 'count',
      label: 'Times',
      type: 'number',
      defaultValue: 1,
      admin: { description: 'How often it was done.' },
    },
    {
      name: 'address',
      type: 'text',
      admin: { description: 'Network address, for sign-ins and refused sign-ins.' },
    },
    {
      name: 'user',
      type: 'relationship',
      relationTo: 'users',
      index: true,
      admin: { description: 'Account, if it still exists.' },
    },
  ],
})
