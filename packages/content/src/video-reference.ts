import { z } from 'zod'
import { id } from './scalars'

/** A file of this site that browsers play themselves, by its path. */
const VIDEO_FILE = /^\/(?![/\\])[^\s\\?#]+\.(mp4|m4v|webm|ogv|mov)$/i

/** Width divided by height of a frame. */
export const frameRatio = z.number().min(0.25).max(4)

/** A video file of this site, or a video in the player of its host. */
export const videoSource = z.union([
  /** An upload, by the id of its `video` document. */
  z.object({ kind: z.literal('file'), video: id }),
  z.object({ kind: z.literal('file'), href: z.string().regex(VIDEO_FILE) }),
  z.object({
    kind: z.literal('embed'),
    provider: z.literal('youtube'),
    id: z.string().regex(/^[\w-]{11}$/),
  }),
  z.object({
    kind: z.literal('embed'),
    provider: z.literal('vimeo'),
    id: z.string().regex(/^\d{1,20}$/),
    /** Second name of a video that is not listed; null for all others. */
    secret: z
      .string()
      .regex(/^[\da-f]{1,40}$/)
      .nullable(),
  }),
])

/** A video that waits for a click: until then nothing is asked of anybody else. */
export const videoReference = z.object({
  title: z.string().min(1),
  source: videoSource,
  /** Null for a drawn text cover. */
  poster: id.nullable(),
  ratio: frameRatio,
})

export type VideoReference = z.infer<typeof videoReference>
export type VideoSource = z.infer<typeof videoSource>
