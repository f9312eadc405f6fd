import { z } from 'zod'

/** One transaction has to finish before other editors notice. */
export const MAX_ARTICLES = 200
/** Characters; the limit of the field. */
export const MAX_TITLE_LENGTH = 500

const id = z.number().int().positive()

export const planArticlesRequest = z.object({ images: z.array(id).min(1).max(MAX_ARTICLES) })

export const createArticlesRequest = z.object({
  publish: z.boolean(),
  articles: z
    .array(
      z.object({
        image: id,
        title: z.string().trim().min(1, 'Enter a title.').max(MAX_TITLE_LENGTH),
        /** Null: now. */
        date: z.iso.datetime({ offset: true }).nullable(),
        terms: z.array(id).max(200),
      }),
    )
    .min(1)
    .max(MAX_ARTICLES)
    .refine(
      (articles) => new Set(articles.map((each) => each.image)).size === articles.length,
      'Each image can be used once.',
    ),
})
export type CreateArticlesRequest = z.output<typeof createArticlesRequest>

export const undoArticlesRequest = z.object({
  articles: z
    .array(z.object({ id, updatedAt: z.iso.datetime({ offset: true }) }))
    .min(1)
    .max(MAX_ARTICLES),
})
export type UndoArticlesRequest = z.output<typeof undoArticlesRequest>
