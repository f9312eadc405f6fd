import type { UIField } from 'payload'

/** Shows at the top of the form why a scheduled publication did not happen. */
export const refusedPublicationsField = (): UIField => ({
  name: 'refusedPublications',
  label: 'Scheduled publication',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/refused-publication/RefusedPublications#RefusedPublications' },
  },
})
