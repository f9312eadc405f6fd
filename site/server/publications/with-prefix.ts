import { withBase } from '@tessera/content'
import type { ParsedPublication } from '@tessera/content/store'

/** A publication of a site whose paths have a prefix. Published files keep their paths: the public site serves them. */
export function withPrefix(row: ParsedPublication, prefix: string): ParsedPublication {
  const { path } = row
  if (prefix === '' || path === null) return row
  const prefixed = withBase(prefix, path)
  // A redirect that a rename created has its path as key.
  return { ...row, path: prefixed, key: row.key === path ? prefixed : row.key }
}

/** The files of an image or video that only a site with the prefix serves: a preview of drafts, or a static site. */
export function withPrefixedFiles(row: ParsedPublication, prefix: string): ParsedPublication {
  const { kind, body } = row
  if (body === null) return row
  const prefixed = <File extends { readonly path: string }>(file: File): File => ({
    ...file,
    path: prefix + file.path,
  })
  if (kind === 'media') return { ...row, body: { ...body, variants: body.variants.map(prefixed) } }
  if (kind !== 'video') return row
  return { ...row, body: { ...prefixed(body), subtitles: body.subtitles.map(prefixed) } }
}

/** A link that an editor typed. Files and the admin have no prefix. */
export const prefixHref = (href: string, prefix: string): string =>
  prefix !== '' && /^\/(?!\/|(?:media|admin|api)(?:\/|$))/.test(href)
    ? withBase(prefix, href)
    : href
