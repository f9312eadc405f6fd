import type { UIField } from 'payload'

const CELLS = '/admin/list-cells'

/** Column with the first image that a page shows. A page has no cover of its own. */
export const firstImageColumn = (): UIField => ({
  name: 'cover',
  label: 'Cover',
  type: 'ui',
  admin: { components: { Cell: `${CELLS}/FirstImageCell#FirstImageCell` } },
})

/** Column with the name of the user who created a document, for collections whose documents name no author. */
export const creatorColumn = (): UIField => ({
  name: 'creator',
  label: 'Author',
  type: 'ui',
  admin: { components: { Cell: `${CELLS}/CreatorCell#CreatorCell` } },
})
