import type { Field } from 'payload'
import { validateGalleryId } from '../validate-galleries'

/** What the gallery is called, to readers and in addresses. */
export const nameFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { width: '50%', description: 'The heading above the gallery.' },
      },
      {
        name: 'galleryId',
        label: 'Name in addresses',
        type: 'text',
        required: true,
        maxLength: 40,
        validate: (value: string | null | undefined) => validateGalleryId(value),
        admin: {
          width: '50%',
          components: { Field: '/admin/gallery-id/GalleryIdField#GalleryIdField' },
          description:
            'Follows the title. A filtered view has it in its address: “work” in ?work.topic=print.',
        },
      },
    ],
  },
]
