import { z } from 'zod'

const address = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const moment = z.iso.datetime()
const authors = z.array(z.strictObject({ name: text })).min(1)

/** JSON Feed 1.1, with nothing in it that the specification does not name. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: address,
  feed_url: address,
  description: text.optional(),
  icon: address,
  authors,
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/),
  items: z
    .array(
      z
        .strictObject({
          id: text,
          url: address,
          title: text,
          content_html: z.string().optional(),
          content_text: text.optional(),
          summary: text.optional(),
          image: address.optional(),
          date_published: moment.optional(),
          date_modified: moment,
          authors: authors.optional(),
          tags: z.array(text).min(1).optional(),
          attachments: z
            .array(
              z.strictObject({
                url: address,
                mime_type: z.string().regex(/^image\/[a-z]+$/),
                size_in_bytes: z.number().int().positive(),
              }),
            )
            .optional(),
        })
        .refine((item) => item.content_html !== undefined || item.content_text !== undefined),
    )
    .max(50),
})
