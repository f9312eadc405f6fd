import { z } from 'zod'
import { galleryBlock } from './gallery-block'
import { linkTarget } from './link-target'
import { carouselBlock, modalBlock } from './moving-blocks'
import { richText } from './rich-text'
import { id } from './scalars'
import { frameRatio, videoReference } from './video-reference'

const textBlock = z.object({ type: z.literal('richText'), content: richText })

export const imageBlock = z.object({
  type: z.literal('image'),
  media: id,
  /** As wide as the text, wider, or from edge to edge of the window. */
  width: z.enum(['text', 'wide', 'full']),
})

/** At their own proportions, in rows of so many where there is room. */
export const imagesBlock = z.object({
  type: z.literal('images'),
  media: z.array(id).min(1),
  columns: z.number().int().min(2).max(4),
})

export const quoteBlock = z.object({
  type: z.literal('quote'),
  text: z.string().min(1),
  attribution: z.string().nullable(),
  /** Where the attribution leads. */
  to: linkTarget.nullable(),
})

export const callToAction = z.object({
  type: z.literal('callToAction'),
  title: z.string().min(1),
  text: z.string().nullable(),
  links: z
    .array(
      z.object({
        label: z.string().min(1),
        to: linkTarget,
        appearance: z.enum(['button', 'link']),
      }),
    )
    .min(1),
})

export const videoBlock = videoReference.extend({ type: z.literal('video') })

/** A page of an allowed host in a frame, which waits for a click as videos do. */
export const embedBlock = z.object({
  type: z.literal('embed'),
  title: z.string().min(1),
  href: z.url({ protocol: /^https$/, normalize: true }),
  ratio: frameRatio,
})

/** What may stand in a column as well. */
export const simpleBlock = z.discriminatedUnion('type', [
  textBlock,
  imageBlock,
  quoteBlock,
  callToAction,
  videoBlock,
])

export const columnsBlock = z.object({
  type: z.literal('columns'),
  columns: z.array(z.array(simpleBlock)).min(2).max(3),
})

export const pageBlock = z.discriminatedUnion('type', [
  galleryBlock,
  ...simpleBlock.options,
  imagesBlock,
  embedBlock,
  carouselBlock,
  modalBlock,
  columnsBlock,
])

export type PageBlock = z.infer<typeof pageBlock>
export type SimpleBlock = z.infer<typeof simpleBlock>
