import type { PublishedDocument } from '@tessera/content'
import { isSameContent } from '@tessera/content/store'
import { z } from 'zod'

const row = z.object({
  locale: z.string(),
  path: z.string().nullish(),
  body: z.unknown().optional(),
  uses: z.string().nullish(),
})

/** Whether the rows of one document in the publications say exactly these, a language each, and nothing more. */
export function arePublishedAs(
  stored: readonly unknown[],
  wanted: readonly PublishedDocument[],
): boolean {
  const live = stored.flatMap((each) => {
    const { data } = row.safeParse(each)
    return data && data.body != null ? [data] : []
  })
  return (
    live.length === wanted.length &&
    wanted.every(({ locale, path, uses, body }) =>
      live.some(
        (each) =>
          each.locale === locale &&
          (each.path ?? null) === path &&
          (each.uses ?? '') === uses &&
          isSameContent(each.body, body),
      ),
    )
  )
}
