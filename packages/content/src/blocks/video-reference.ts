import { z } from 'zod'
import { id } from '../scalars'

/** Path of a video file on this site. */
const VIDEO_FILE = /^\/(?![/\\])[^\s\\?#]+\.(mp4|m4v|webm|ogv|mov)$/i

/** Width divided by height. */
export const frameRatio = z.number().min(0.25).max(4)

/** A video file of this site, or a video in the player of its host. */
export const videoSource = z.union([
  /** An upload: the id of its `video` document. */
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
    /** Second part of the address of an unlisted video; null for a listed one. */
    secret: z
      .string()
      .regex(/^[\da-f]{1,40}$/)
      .nullable(),
  }),
])

/** A video on a page. A host's player loads only after a click, so no other host learns of the visitor before. */
export const videoReference = z.object({
  title: z.string().min(1),
  source: videoSource,
  /** Id of a `media` document; null for a text cover. */
  poster: id.nullable(),
  ratio: frameRatio,
})

export type VideoReference = z.infer<typeof videoReference>
export type VideoSource = z.infer<typeof videoSource>
