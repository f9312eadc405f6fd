import type { PublishedDocument } from '@tessera/content'
import { isSameContent } from '@tessera/content/store'
import { z } from 'zod'

const row = z.object({
  path: z.string().nullish(),
  body: z.unknown().optional(),
  uses: z.string().nullish(),
})

/** Whether a row of the publications says exactly this document; null is none. */
export function isPublishedAs(stored: unknown, wanted: PublishedDocument | null): boolean {
  const parsed = row.safeParse(stored)
  const live = parsed.success && parsed.data.body != null ? parsed.data : null
  if (!live || !wanted) return !live && !wanted
  return (
    (live.path ?? null) === wanted.path &&
    (live.uses ?? '') === wanted.uses &&
    isSameContent(live.body, wanted.body)
  )
}
