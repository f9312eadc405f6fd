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
    name: 'film',
    type: 'upload',
    relationTo: 'films',
    admin: { description: 'A film of your own, played by this site. Or give an address below.' },
  },
  {
    name: 'address',
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
      hasFilm(siblingData) || validateVideoAddress(value),
    admin: {
      condition: (_, siblings) => !hasFilm(siblings),
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
        'Shown until somebody plays the film; without one the film’s own poster or the title is. Nothing is asked of YouTube or Vimeo before that.',
    },
  },
  withoutFilm(frameShapeField('The film’s own shape.')),
]

/** A film of our own brings its shape with it. */
const withoutFilm = (field: ReturnType<typeof frameShapeField>) => ({
  ...field,
  admin: { ...field.admin, condition: (_: unknown, siblings: unknown) => !hasFilm(siblings) },
})

const hasFilm = (siblings: unknown): boolean =>
  typeof siblings === 'object' && siblings !== null && 'film' in siblings && siblings.film != null
