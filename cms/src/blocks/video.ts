import type { Block } from 'payload'
import { videoFields } from '../fields/video-fields'

/** A film that waits for a click. */
export const videoBlock = (): Block => ({
  slug: 'video',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: { disableBlockName: true },
  fields: videoFields(),
})
