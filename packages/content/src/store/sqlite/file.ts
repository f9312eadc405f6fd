import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The path in a `file:` URL. A relative one (`file:./data/x.db`) is resolved against the working directory. */
export function sqlitePath(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url)
  return resolve(url.replace(/^file:/, ''))
}

/**
 * A URL that libsql opens read-only. libsql 0.5.29 ignores its `readonly` option (it writes, and creates a missing
 * file); it respects `mode=ro`. Each segment is encoded, because a `#` or `?` in a folder name would end the path.
 */
export function readOnlyUrl(path: string): string {
  const absolute = isAbsolute(path) ? path : resolve(path)
  return `file:${absolute.split('/').map(encodeURIComponent).join('/')}?mode=ro`
}
