import type { UIField } from 'payload'

/** Turns and replaces the file, in the form of an image. */
export const imageFileField = (): UIField => ({
  name: 'imageFile',
  label: 'File',
  type: 'ui',
  admin: {
    disableListColumn: true,
    components: { Field: '/admin/image-file/ImageFile#ImageFile' },
  },
})
