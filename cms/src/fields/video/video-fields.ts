import type { Field } from 'payload'
import { aspectRatioField } from './aspect-ratio'
import { validateVideoUrl } from './video-url'

/** Fields of a video block, on a page or in a text. */
export const videoFields = (): Field[] => [
  {
    name: 'title',
    type: 'text',
    required: true,
    maxLength: 200,
    admin: { description: 'Title of the video, shown below it.' },
  },
  {
    name: 'video',
    type: 'upload',
    relationTo: 'videos',
    admin: { description: 'An uploaded video. Alternatively enter an address below.' },
  },
  {
    name: 'url',
    label: 'Address',
    type: 'text',
    maxLength: 500,
    validate: (value: string | null | undefined, { siblingData }: { siblingData: unknown }) =>
      hasVideo(siblingData) || validateVideoUrl(value),
    admin: {
      condition: (_, siblings) => !hasVideo(siblings),
      description:
        'Address of a video on YouTube or Vimeo, or the path of a file on this site, such as /videos/press.mp4.',
    },
  },
  {
    name: 'poster',
    type: 'upload',
    relationTo: 'media',
    admin: {
      description:
        'Shown until a visitor plays the video. Without one, the poster of the uploaded video or the title is shown. Nothing is loaded from YouTube or Vimeo before that.',
    },
  },
  withoutVideo(aspectRatioField('Aspect ratio of the video.')),
]

/** Hides a field for uploaded videos, whose aspect ratio is known. */
const withoutVideo = (field: ReturnType<typeof aspectRatioField>) => ({
  ...field,
  admin: { ...field.admin, condition: (_: unknown, siblings: unknown) => !hasVideo(siblings) },
})

const hasVideo = (siblings: unknown): boolean =>
  typeof siblings === 'object' && siblings !== null && 'video' in siblings && siblings.video != null
