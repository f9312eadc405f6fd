import type { PublishedDocument } from '@tessera/content'
import { isSameContent } from '@tessera/content/store'
import { z } from 'zod'

const publicationRow = z.object({
  locale: z.string(),
  path: z.string().nullish(),
  body: z.unknown().optional(),
  uses: z.string().nullish(),
})

/** Whether the stored publications of one document are exactly the expected ones, in every language. */
export function isUpToDate(
  stored: readonly unknown[],
  expected: readonly PublishedDocument[],
): boolean {
  const live = stored.flatMap((row) => {
    const { data } = publicationRow.safeParse(row)
    return data && data.body != null ? [data] : []
  })
  return (
    live.length === expected.length &&
    expected.every(({ locale, path, uses, body }) =>
      live.some(
        (row) =>
          row.locale === locale &&
          (row.path ?? null) === path &&
          (row.uses ?? '') === uses &&
          isSameContent(row.body, body),
      ),
    )
  )
}
