import type { UploadField } from 'payload'

/** More would make the files of galleries large. */
const MAX_IMAGES = 60

/** The images besides the first one: steps of the slide in the lightbox, and shown below each other on the page. */
export const furtherImagesField = ({
  filterOptions,
  description,
}: Pick<UploadField, 'filterOptions'> & { readonly description: string }): UploadField => ({
  name: 'furtherImages',
  label: 'Further images',
  type: 'upload',
  relationTo: 'media',
  hasMany: true,
  maxRows: MAX_IMAGES,
  ...(filterOptions && { filterOptions }),
  admin: { description, disableBulkEdit: true, disableListColumn: true, disableListFilter: true },
})
