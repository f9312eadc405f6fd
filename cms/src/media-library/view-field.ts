import type { SelectField } from 'payload'
import { selectOptions } from '../fields/select-options'
import { MEDIA_VIEW_LABELS, MEDIA_VIEWS } from './views'

/** Name of the field by which lists of images are filtered by a view. */
export const VIEW_FIELD = 'libraryView'

/**
 * Never has a value: `applyView` replaces it in queries. It is stored all the same, because Payload's filter panel fails
 * on conditions of virtual fields.
 */
export const viewField = (): SelectField => ({
  name: VIEW_FIELD,
  label: 'View',
  type: 'select',
  options: selectOptions(MEDIA_VIEWS, MEDIA_VIEW_LABELS),
  access: { create: () => false, update: () => false },
  admin: {
    condition: () => false,
    isClearable: false,
    disableBulkEdit: true,
    disableListColumn: true,
    description: 'Filters the list of images; not a value of an image.',
  },
})
