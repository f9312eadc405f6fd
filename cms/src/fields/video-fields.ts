import type { Field } from 'payload'
import { aspectRatioField } from './aspect-ratio'
import { validateVideoAddress } from './video-address'

/** A video: of a page, or within a text. */
export const videoFields = (): Field[] => [
  {
    name: 'title',
    type: 'text',
    required: true,
    maxLength: 200,
    admin: { description: 'What the video is called; stands below it.' },
  },
  {
    name: 'video',
    type: 'upload',
    relationTo: 'videos',
    admin: { description: 'A video of your own, played by this site. Or give an address below.' },
  },
  {
    name: 'url',
    label: 'Address',
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
      hasVideo(siblingData) || validateVideoAddress(value),
    admin: {
      condition: (_, siblings) => !hasVideo(siblings),
      description:
        'Of a video on YouTube or Vimeo, as your browser shows it, or the path of a file on this site, such as /films/press.mp4.',
    },
  },
  {
    name: 'poster',
    type: 'upload',
    relationTo: 'media',
    admin: {
      description:
        'Shown until somebody plays the video; without one the video’s own poster or the title is. Nothing is asked of YouTube or Vimeo before that.',
    },
  },
  withoutVideo(aspectRatioField('The video’s own shape.')),
]

/** A video of our own brings its shape with it. */
const withoutVideo = (field: ReturnType<typeof aspectRatioField>) => ({
  ...field,
  admin: { ...field.admin, condition: (_: unknown, siblings: unknown) => !hasVideo(siblings) },
})

const hasVideo = (siblings: unknown): boolean =>
  typeof siblings === 'object' && siblings !== null && 'video' in siblings && siblings.video != null
