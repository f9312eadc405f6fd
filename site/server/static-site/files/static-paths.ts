import { withBase } from '@tessera/content'

/**
 * Start of all paths while the pages of a static site are rendered, as in a preview. `createUrlRewriter` replaces it, so
 * it must be something that no text contains by chance.
 */
export const STATIC_PREFIX = '/_static-site-4c0f7b'

/** Paths of documents have no dots. */
export const isFilePath = (path: string): boolean => /\.[a-z0-9]+$/i.test(path)

/** The URL of a path: pages are folders, so their URLs end with a slash and servers need not redirect. */
export const toStaticUrl = (base: string, path: string): string =>
  isFilePath(path) ? base + path : `${withBase(base, path).replace(/\/$/, '')}/`

/** The file that a server sends for a path. @throws for a path that is not valid UTF-8 */
export function toFileName(path: string): string {
  const name = decodeURIComponent(path).replace(/^\/+|\/+$/g, '')
  if (isFilePath(path)) return name
  return name === '' ? 'index.html' : `${name}/index.html`
}

/** Path of a later page of a gallery. The dot keeps it apart from the slugs of documents. */
export const numberedPagePath = (path: string, gallery: string, page: number | string): string =>
  `${path.replace(/\/$/, '')}/${gallery}.page-${page}`

/**
 * `--base`: '' or a path without a slash at its end.
 * @throws for anything else
 */
export function parseBase(text: string): string {
  const base = text.replace(/\/+$/, '')
  if (base === '' || /^(?:\/[\w.~-]+)+$/.test(base)) return base
  throw new Error(`--base is a path such as /gallery/; got "${text}".`)
}
