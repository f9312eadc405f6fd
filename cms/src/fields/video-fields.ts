import type { Field } from 'payload'
import { frameShapeField } from './frame-shape'
import { validateVideoAddress } from './video-address'

/** A film: of a page, or within a text. */
export const videoFields = (): Field[] => [
  {
    name: 'title',
    type: 'text',
    required: true,
    maxLength: 200,
    admin: { description: 'What the film is called; stands below it.' },
  },
  {
    name: 'address',
    type: 'text',
    required: true,
    maxLength: 500,
    validate: (value: string | null | undefined) => validateVideoAddress(value),
    admin: {
      description:
        'Of a film on YouTube or Vimeo, as your browser shows it, or the path of a file on this site, such as /films/press.mp4.',
    },
  },
  {
    name: 'poster',
    type: 'upload',
    relationTo: 'media',
    admin: {
      description:
        'Shown until somebody plays the film; without one the title is. Nothing is asked of YouTube or Vimeo before that.',
    },
  },
  frameShapeField('The film’s own shape.'),
]
