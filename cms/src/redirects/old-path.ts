/** First parts of addresses at which the programs themselves answer: a redirect there would never be reached. */
const OWN = new Set([
  ...[
    'admin',
    'api',
    '_next',
    'assets',
    'cards',
    'feeds',
    'galleries',
    'healthz',
    'icons',
    'media',
  ],
  ...['metrics', 'readyz', 'scripts', 'sitemaps'],
  ...['apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'robots.txt', 'site.webmanifest'],
  ...['sitemap.xml', 'speculation-rules.json'],
])

type Read = { readonly path: string } | { readonly problem: string }

/**
 * What an editor typed or pasted as an old address, as the site looks it up: a path of this site, escaped, without a slash
 * at its end.
 * @param siteUrl the site's own origin, which may stand before it
 */
export function readOldPath(typed: string, siteUrl: string): Read {
  const text = typed.trim()
  const path = text.startsWith(`${siteUrl}/`) ? text.slice(siteUrl.length) : text
  if (!path.startsWith('/') || /^\/[/\\]/.test(path))
    return { problem: 'Write a path of this site, such as /old-name.' }
  if (/[?#]/.test(path))
    return { problem: 'Leave out what stands behind ? and #: an address is redirected with it.' }
  const escaped = escapePath(path)
  if (escaped === null) return { problem: 'Browsers cannot ask for such an address.' }
  if (escaped === '') return { problem: 'The front page cannot be redirected.' }
  const first = escaped.split('/')[1] ?? ''
  if (OWN.has(first)) return { problem: `/${first} is an address of the program itself.` }
  return { path: escaped }
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
