import { basePath, localeOfPath, type Languages } from '@tessera/content'
import { RESERVED_LOCALIZED_PATHS, RESERVED_PATHS } from './reserved-paths'

export interface RedirectSite {
  /** Origin of the site, which may precede a pasted path. */
  readonly siteUrl: string
  readonly languages: Languages
}

type ParsedPath = { readonly path: string } | { readonly problem: string }

/** Parses the old address of a redirect to the path that the site looks up: escaped, without a trailing slash. */
export function parseSourcePath(typed: string, { siteUrl, languages }: RedirectSite): ParsedPath {
  const text = typed.trim()
  const path = text.startsWith(`${siteUrl}/`) ? text.slice(siteUrl.length) : text
  if (!path.startsWith('/') || /^\/[/\\]/.test(path))
    return { problem: 'Write a path of this site, such as /old-name.' }
  if (/[?#]/.test(path))
    return { problem: 'Remove the part after ? or #. A redirect applies with every query.' }
  const escaped = escapePath(path)
  if (escaped === null) return { problem: 'Browsers cannot request this address.' }
  if (escaped === '') return { problem: 'The home page cannot be redirected.' }
  const reserved = findReservedPath(escaped, languages)
  return reserved === null
    ? { path: escaped }
    : { problem: `${reserved} is reserved for the program itself.` }
}

/** The reserved start of a path; null if there is none. */
function findReservedPath(path: string, languages: Languages): string | null {
  const base = basePath(localeOfPath(path, languages), languages)
  const segment = path.slice(base.length).split('/')[1] ?? ''
  const isReserved =
    RESERVED_LOCALIZED_PATHS.has(segment) || (base === '' && RESERVED_PATHS.has(segment))
  return isReserved ? `${base}/${segment}` : null
}

function escapePath(path: string): string | null {
  try {
    const escaped = encodeURI(decodeURIComponent(path)).replace(/\/+$/, '')
    const isNormalized = !/\/\/|%5C|\/\.{1,2}(\/|$)|%[01][0-9a-f]|%7f/i.test(escaped)
    return isNormalized && !/%2f/i.test(path) ? escaped : null
  } catch {
    return null // The escapes are not UTF-8.
  }
}
