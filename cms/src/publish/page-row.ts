import { z } from 'zod'
import { galleryRow } from './gallery-row'
import { id, ids, lexical, linkRow, optionalId, status, text, timestamp } from './rows'

/** Blocks as the database layer gives them. What an editor has not filled in yet is null. */
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

/** A video, of a page or within a text. */
export const videoReferenceRow = z.object({
  blockType: z.literal('video'),
  title: text,
  /** One of the site's own; null for one at an address. */
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

export const pageRow = z.object({
  id,
  _status: status,
  slug: text,
  title: z.string(),
  description: text,
  showTitle: z.boolean().nullish(),
  updatedAt: timestamp,
  blocks: z.array(blockRow).nullish(),
})
export type PageRow = z.infer<typeof pageRow>
