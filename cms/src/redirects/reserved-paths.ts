/** First segments of the paths that the CMS and the site use themselves. */
export const RESERVED_PATHS: ReadonlySet<string> = new Set([
  ...['admin', 'api', '_next', 'assets', 'healthz', 'icons', 'media', 'metrics', 'preview'],
  ...['readyz', 'scripts', 'apple-touch-icon.png', 'favicon.ico', 'favicon.svg', 'robots.txt'],
  ...['site.webmanifest', 'sitemap.xml', 'speculation-rules.json'],
])

/** The same for paths that each language has: `/feeds/work/rss.xml` and `/de/feeds/work/rss.xml`. */
export const RESERVED_LOCALIZED_PATHS: ReadonlySet<string> = new Set([
  ...['feeds', 'galleries', 'og-images', 'sitemaps'],
])
