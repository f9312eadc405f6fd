import { basePath, localeOfPath, type Languages } from '@tessera/content'
import { RESERVED_LOCALIZED_PATHS, RESERVED_PATHS } from './reserved-paths'

/** The site whose addresses are redirected. */
export interface Place {
  /** The site's own origin, which may stand before a path. */
  readonly siteUrl: string
  readonly languages: Languages
}

type Read = { readonly path: string } | { readonly problem: string }

/**
 * What an editor typed or pasted as an old address, as the site looks it up: a path of this site, escaped, without a slash
 * at its end.
 */
export function readOldPath(typed: string, { siteUrl, languages }: Place): Read {
  const text = typed.trim()
  const path = text.startsWith(`${siteUrl}/`) ? text.slice(siteUrl.length) : text
  if (!path.startsWith('/') || /^\/[/\\]/.test(path))
    return { problem: 'Write a path of this site, such as /old-name.' }
  if (/[?#]/.test(path))
    return { problem: 'Leave out what stands behind ? and #: an address is redirected with it.' }
  const escaped = escapePath(path)
  if (escaped === null) return { problem: 'Browsers cannot ask for such an address.' }
  if (escaped === '') return { problem: 'The front page cannot be redirected.' }
  const own = ownPart(escaped, languages)
  return own === null
    ? { path: escaped }
    : { problem: `${own} is an address of the program itself.` }
}

/** What of a path the program answers at by itself; null when nothing. */
function ownPart(path: string, languages: Languages): string | null {
  const base = basePath(localeOfPath(path, languages), languages)
  const first = path.slice(base.length).split('/')[1] ?? ''
  const isOwn = RESERVED_LOCALIZED_PATHS.has(first) || (base === '' && RESERVED_PATHS.has(first))
  return isOwn ? `${base}/${first}` : null
}

function escapePath(path: string): string | null {
  try {
    const escaped = encodeURI(decodeURIComponent(path)).replace(/\/+$/, '')
    const isPlain = !/\/\/|%5C|\/\.{1,2}(\/|$)|%[01][0-9a-f]|%7f/i.test(escaped)
    return isPlain && !/%2f/i.test(path) ? escaped : null
  } catch {
    return null // Escapes that are no UTF-8.
  }
}
