import { z } from 'zod'
import { id } from './scalars'

/**
 * A web, mail or telephone address, or a path, query or fragment of this site. A second slash or backslash is refused
 * because browsers read `/\` as `//`, the start of another host. Control characters are refused because browsers
 * remove tabs and line breaks before they parse an address.
 */
// eslint-disable-next-line no-control-regex -- the expression refuses control characters
const SAFE_HREF = /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#|\?)[^\u0000-\u001f\u007f]*$/

/** Target of a link: a document, by its id, so that the link survives a rename; or an address. */
export const linkTarget = z.union([
  z.object({ kind: z.enum(['article', 'page', 'image']), key: id }),
  z.object({ href: z.string().regex(SAFE_HREF) }),
])

export type LinkTarget = z.infer<typeof linkTarget>
