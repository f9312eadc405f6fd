import { z } from 'zod'
import { linkTarget } from '../link-target'
import { richText } from '../rich-text/rich-text'
import { id } from '../scalars'
import { carouselBlock } from './carousel-block'
import { galleryBlock } from './gallery-block'
import { modalBlock } from './modal-block'
import { frameRatio, videoReference } from './video-reference'

const textBlock = z.object({ type: z.literal('richText'), content: richText })

const imageBlock = z.object({
  type: z.literal('image'),
  media: id,
  /** As wide as the text, wider, or as wide as the window. */
  width: z.enum(['text', 'wide', 'full']),
})

/** Uncropped images in rows of up to `columns`. */
const imagesBlock = z.object({
  type: z.literal('images'),
  media: z.array(id).min(1),
  columns: z.number().int().min(2).max(4),
})

const quoteBlock = z.object({
  type: z.literal('quote'),
  text: z.string().min(1),
  attribution: z.string().nullable(),
  /** Link of the attribution. */
  to: linkTarget.nullable(),
})

const callToAction = z.object({
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

const videoBlock = videoReference.extend({ type: z.literal('video') })

/** A page of an allowed host in a frame, which loads only after a click. */
export const embedBlock = z.object({
  type: z.literal('embed'),
  title: z.string().min(1),
  href: z.url({ protocol: /^https$/, normalize: true }),
  ratio: frameRatio,
})

/** A block that a column can contain. */
export const simpleBlock = z.discriminatedUnion('type', [
  textBlock,
  imageBlock,
  quoteBlock,
  callToAction,
  videoBlock,
])

const columnsBlock = z.object({
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
