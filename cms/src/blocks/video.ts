import type { Block } from 'payload'
import { videoFields } from '../fields/video-fields'
import { blockAdmin } from './block-admin'

/** A video that waits for a click. */
export const videoBlock = (): Block => ({
  slug: 'video',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: blockAdmin('video', 'Video'),
  fields: videoFields(),
})
