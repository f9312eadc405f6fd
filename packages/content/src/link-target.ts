import { z } from 'zod'
import { id } from './scalars'

/**
 * No scheme that runs, and no path that a browser takes for another host: it reads `/\\` as `//` and leaves out tabs and
 * line breaks before it looks.
 */
// eslint-disable-next-line no-control-regex -- control characters are what it refuses
const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)[^\u0000-\u001f\u007f]*$/

/** Where a link goes: a document of ours (followed by id, so a renamed one stays linked) or an address. */
export const linkTarget = z.union([
  z.object({ kind: z.enum(['article', 'page']), key: id }),
  z.object({ href: z.string().regex(SAFE_HREF) }),
])

export type LinkTarget = z.infer<typeof linkTarget>
