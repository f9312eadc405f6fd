import type { UIField } from 'payload'

/** Shows at the top of the form what visitors see of the document, and schedules its publication. */
export const documentStateField = (): UIField => ({
  name: 'documentState',
  label: 'State',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/document-state/DocumentStateLine#DocumentStateLine' },
  },
})
