import { isAbsolute, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The path a `file:` address of DATABASE_URL names; relative ones (`file:./data/x.db`) count from the working folder. */
export function sqlitePath(url: string): string {
  if (url.startsWith('file://')) return fileURLToPath(url)
  return resolve(url.replace(/^file:/, ''))
}

/**
 * The address that libsql opens read only. Its `readonly` option is ignored (0.5.29: it wrote, and made a missing file);
 * `mode=ro` is not. Each part is encoded: a `#` or `?` in a folder's name would end the path.
 */
export function readOnlyUrl(path: string): string {
  const absolute = isAbsolute(path) ? path : resolve(path)
  return `file:${absolute.split('/').map(encodeURIComponent).join('/')}?mode=ro`
}
