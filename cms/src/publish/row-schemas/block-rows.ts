import { z } from 'zod'
import { ids, lexical, optionalId, text } from './fields'
import { galleryRow } from './gallery-row'
import { linkRow } from './link-row'

/** Blocks as the database layer returns them. Fields that the editor left empty are null. */
const richTextRow = z.object({ blockType: z.literal('richText'), content: lexical })

const imageRow = z.object({
  blockType: z.literal('image'),
  image: optionalId,
  width: z.enum(['text', 'wide', 'full']).nullish(),
})

const imagesRow = z.object({ blockType: z.literal('images'), images: ids, columns: text })

const targetRow = linkRow.omit({ label: true })

const quoteRow = z.object({
  blockType: z.literal('quote'),
  text,
  attribution: text,
  isLinked: z.boolean().nullish(),
  link: targetRow.partial().nullish(),
})

const callToActionRow = z.object({
  blockType: z.literal('callToAction'),
  title: text,
  text,
  links: z.array(linkRow.extend({ appearance: z.enum(['button', 'link']).nullish() })).nullish(),
})

/** A video on a page or in a text. */
export const videoReferenceRow = z.object({
  blockType: z.literal('video'),
  title: text,
  /** Id of an uploaded video; null for a video at a URL. */
  video: optionalId,
  url: text,
  poster: optionalId,
  aspectRatio: text,
})
export type VideoReferenceRow = z.infer<typeof videoReferenceRow>

const embedRow = z.object({
  blockType: z.literal('embed'),
  title: text,
  url: text,
  aspectRatio: text,
})

const carouselRow = z.object({
  blockType: z.literal('carousel'),
  title: text,
  items: z
    .array(z.object({ relationTo: z.enum(['media', 'articles']), value: optionalId }))
    .nullish(),
  autoplay: z.boolean().nullish(),
})

const modalRow = z.object({
  blockType: z.literal('modal'),
  title: text,
  modalId: text,
  buttonLabel: text,
  content: lexical,
})

const simpleRow = z.discriminatedUnion('blockType', [
  richTextRow,
  imageRow,
  quoteRow,
  callToActionRow,
  videoReferenceRow,
])
export type SimpleRow = z.infer<typeof simpleRow>

const columnsRow = z.object({
  blockType: z.literal('columns'),
  columns: z.array(z.object({ blocks: z.array(simpleRow).nullish() })).nullish(),
})

export const blockRow = z.discriminatedUnion('blockType', [
  galleryRow,
  ...simpleRow.options,
  imagesRow,
  embedRow,
  carouselRow,
  modalRow,
  columnsRow,
])
export type BlockRow = z.infer<typeof blockRow>
