import type { Block } from 'payload'
import { videoFields } from '../fields/video/video-fields'
import { blockAdmin } from './admin/block-admin'

/** A video that loads after a click. */
export const videoBlock = (): Block => ({
  slug: 'video',
  labels: { singular: 'Video', plural: 'Videos' },
  admin: blockAdmin('video', 'Video'),
  fields: videoFields(),
})
