import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const dateTime = z.iso.datetime()

const webSite = z.strictObject({
  '@type': z.literal('WebSite'),
  name: text,
  url: url,
  inLanguage: text,
  description: text.optional(),
})
const imageGallery = z.strictObject({
  '@type': z.literal('ImageGallery'),
  name: text,
  url: url,
  image: z.array(
    z.strictObject({ '@type': z.literal('ImageObject'), name: text, contentUrl: url }),
  ),
})
const article = z.strictObject({
  '@type': z.literal('Article'),
  headline: text.max(110),
  mainEntityOfPage: url,
  inLanguage: text,
  description: text.optional(),
  image: url,
  datePublished: dateTime.optional(),
  dateModified: dateTime.optional(),
  author: z.strictObject({ '@type': z.literal('Person'), name: text }).optional(),
  keywords: z.array(text).min(1).optional(),
  publisher: z.strictObject({ '@type': z.literal('Organization'), name: text, url: url }),
})
const imageObject = z.strictObject({
  '@type': z.literal('ImageObject'),
  name: text,
  url: url,
  contentUrl: url,
  width: z.string().regex(/^[1-9]\d*$/),
  height: z.string().regex(/^[1-9]\d*$/),
  associatedMedia: z
    .array(z.strictObject({ '@type': z.literal('ImageObject'), contentUrl: url }))
    .min(1)
    .optional(),
  description: text.optional(),
  dateCreated: dateTime.optional(),
  creator: z.strictObject({ '@type': z.literal('Person'), name: text }).optional(),
  creditText: text.optional(),
  copyrightNotice: text.optional(),
  license: url.optional(),
  acquireLicensePage: url.optional(),
  keywords: z.array(text).min(1).optional(),
  contentLocation: z
    .strictObject({
      '@type': z.literal('Place'),
      geo: z.strictObject({
        '@type': z.literal('GeoCoordinates'),
        latitude: z.number().min(-90).max(90),
        longitude: z.number().min(-180).max(180),
      }),
    })
    .optional(),
})
const breadcrumbs = z.strictObject({
  '@type': z.literal('BreadcrumbList'),
  itemListElement: z
    .array(
      z.strictObject({
        '@type': z.literal('ListItem'),
        position: z.number().int().positive(),
        name: text,
        item: url,
      }),
    )
    .min(2)
    .refine((items) => items.every(({ position }, index) => position === index + 1)),
})

/** What search engines require. The compiler checks the vocabulary with `schema-dts`. */
export const structuredDataSchema = z.strictObject({
  '@context': z.literal('https://schema.org'),
  '@graph': z
    .array(
      z.discriminatedUnion('@type', [webSite, imageGallery, article, imageObject, breadcrumbs]),
    )
    .min(1),
})
