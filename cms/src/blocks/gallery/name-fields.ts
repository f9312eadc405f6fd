import type { Field } from 'payload'
import { MAX_ID_LENGTH } from '../../admin/block-ids/suggest-id'
import { validateGalleryId } from '../validation/validate-galleries'

/** Title and id of the gallery. */
export const nameFields = (): Field[] => [
  {
    type: 'row',
    fields: [
      {
        name: 'title',
        type: 'text',
        required: true,
        maxLength: 200,
        admin: { width: '50%', description: 'Heading above the gallery.' },
      },
      {
        name: 'galleryId',
        label: 'ID in addresses',
        type: 'text',
        required: true,
        maxLength: MAX_ID_LENGTH,
        validate: (value: string | null | undefined) => validateGalleryId(value),
        admin: {
          width: '50%',
          components: { Field: '/admin/block-ids/GalleryIdField#GalleryIdField' },
          description:
            'Created from the title. Part of the address of a filtered gallery: “work” in ?work.topic=print.',
        },
      },
    ],
  },
]
