import type { Field } from 'payload'
import { dayAndTime } from '../../admin/date-format'
import { slugField } from '../../fields/slug/slug-field'

/** What galleries filter and sort images by. */
export const sidebarFields = (): Field[] => [
  {
    name: 'terms',
    type: 'relationship',
    relationTo: 'terms',
    hasMany: true,
    admin: {
      position: 'sidebar',
      description:
        'Filter options that show this image in galleries. Keywords of the file that name a term are assigned at upload.',
    },
  },
  {
    name: 'keywordTerms',
    type: 'relationship',
    relationTo: 'terms',
    hasMany: true,
    access: { create: () => false, update: () => false },
    admin: {
      hidden: true,
      description: 'Terms that were assigned at upload and not saved by an editor since.',
    },
  },
  {
    name: 'keywords',
    label: 'Proposed terms',
    type: 'text',
    hasMany: true,
    maxLength: 100,
    admin: {
      position: 'sidebar',
      condition: (data) => Array.isArray(data?.['keywords']) && data['keywords'].length > 0,
      description:
        'Keywords of the file that name no term. Add a term of the same name to use one; visitors never see this list.',
    },
  },
  {
    name: 'date',
    type: 'date',
    index: true,
    admin: {
      position: 'sidebar',
      date: dayAndTime,
      description: 'When the image was taken. Galleries sort by it.',
    },
  },
  {
    name: 'uses',
    type: 'ui',
    admin: {
      position: 'sidebar',
      components: { Field: '/admin/image-uses/ImageUses#ImageUses' },
    },
  },
  slugField({
    label: 'Address',
    unique: true,
    description:
      'The part after /images/. Created when a published gallery shows the image. After a change, the old address redirects here.',
  }),
]
