import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const moment = z.iso.datetime()

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: text,
  url: address,
  inLanguage: text,
  description: text.optional(),
})
const imageGallery = z.strictObject({
  '@type': z.literal('ImageGallery'),
  name: text,
  url: address,
  image: z.array(
    z.strictObject({ '@type': z.literal('ImageObject'), name: text, contentUrl: address }),
  ),
})
const article = z.strictObject({
  '@type': z.literal('Article'),
  headline: text.max(110),
  mainEntityOfPage: address,
  inLanguage: text,
  description: text.optional(),
  image: address,
  datePublished: moment.optional(),
  dateModified: moment.optional(),
  author: z.strictObject({ '@type': z.literal('Person'), name: text }).optional(),
  keywords: z.array(text).min(1).optional(),
  publisher: z.strictObject({ '@type': z.literal('Organization'), name: text, url: address }),
})
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number().int().positive(),
        name: text,
        item: address,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
})

/** What search engines ask of the things we tell them of; that the words exist in schema.org, the compiler knows. */
export const structuredDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(z.discriminatedUnion('@type', [webSite, imageGallery, article, breadcrumbs]))
    .min(1),
})
