import type { Field } from 'payload'
import { furtherImagesField } from '../../fields/image/further-images-field'

/** What an image shows. */
export const descriptionFields = (): Field[] => [
  {
    name: 'alt',
    type: 'text',
    localized: true,
    label: 'Alt text',
    maxLength: 500,
    admin: {
      description:
        'Describes the image for screen readers. Required before the image is published; if empty, read from the file at upload.',
      condition: (data) => !data?.['decorative'],
    },
  },
  {
    name: 'decorative',
    type: 'checkbox',
    defaultValue: false,
    admin: { description: 'The image adds no information to the text. Screen readers skip it.' },
  },
  {
    name: 'title',
    type: 'text',
    localized: true,
    maxLength: 300,
    admin: {
      description:
        'On its tile in galleries, and as its caption where captions are shown. If empty, read from the file at upload.',
    },
  },
  {
    name: 'caption',
    type: 'textarea',
    localized: true,
    maxLength: 2000,
    admin: { description: 'One or two sentences about the image, for its tile and its own page.' },
  },
  furtherImagesField({
    filterOptions: ({ id }) => (id === undefined ? true : { id: { not_equals: id } }),
    description:
      'Other views of the same work, in this order: on the page of the image, and in the lightbox with the arrow keys. Those without alt text are not shown.',
  }),
  {
    name: 'doNotCrop',
    type: 'checkbox',
    label: 'Do not crop',
    defaultValue: false,
    admin: {
      description: 'Tiles show the whole image on the colour of its edges, instead of cropping it.',
    },
  },
  {
    name: 'showCaption',
    type: 'checkbox',
    label: 'Show as caption',
    defaultValue: false,
    admin: { description: 'Shows the title below the image in articles and in the lightbox.' },
  },
]
