import { z } from 'zod'

const url = z.url({ protocol: /^https?$/ })
const text = z.string().min(1)
const dateTime = z.iso.datetime()
const authors = z.array(z.strictObject({ name: text })).min(1)

/** JSON Feed 1.1, without unknown fields. */
export const jsonFeedSchema = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: text,
  home_page_url: url,
  feed_url: url,
  description: text.optional(),
  icon: url,
  authors,
  language: z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]+)*$/),
  items: z
    .array(
      z
        .strictObject({
          id: text,
          url: url,
          title: text,
          content_html: z.string().optional(),
          content_text: text.optional(),
          summary: text.optional(),
          image: url.optional(),
          date_published: dateTime.optional(),
          date_modified: dateTime,
          authors: authors.optional(),
          tags: z.array(text).min(1).optional(),
          attachments: z
            .array(
              z.strictObject({
                url: url,
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
