import { SEARCH_PATH } from '../../serialization/search'
import { sitemapFiles } from '../sitemap/sitemap-files'
import type { Site } from '../site'
import { buildSearchFile, SEARCH_FILE } from './build-search-file'
import type { ExportContext } from './export-context'
import { withoutPrefix } from './pages/page-paths'
import { redirectPage } from './pages/redirect-page'
import { isFilePath, toFileName } from './files/static-paths'

/** Writes the sitemaps, the search indexes and, at the root of a host, the files that have their place there. */
export async function writeSiteFiles(context: ExportContext): Promise<void> {
  const { site, target, rewriter, fetchFile, base } = context
  const sitemaps = (await Promise.all(site.languages.map(sitemapPaths))).flat()
  for (const path of ['/sitemap.xml', ...sitemaps]) {
    const { status, body } = await fetchFile(path)
    if (status !== 200) throw new Error(`${path} cannot be written (status ${status}).`)
    target.write(toFileName(path), rewriter.rewrite(body.toString()))
  }
  for (const { base: language, publications, messages } of site.languages) {
    const { store } = publications
    if (store.site?.search === false) continue
    const path = `${withoutPrefix(language + SEARCH_PATH)}/${SEARCH_FILE}`
    target.write(
      toFileName(path),
      rewriter.rewrite(buildSearchFile(store, messages.search.results)),
    )
  }
  if (base !== '') return
  const icon = await fetchFile('/favicon.ico')
  if (icon.status === 200) target.write('favicon.ico', icon.body)
  const { siteUrl } = site.environment
  target.write('robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`)
}

const sitemapPaths = async ({ base, publications: { store } }: Site): Promise<readonly string[]> =>
  (await sitemapFiles(store)).map(({ name }) => withoutPrefix(`${base}/sitemaps/${name}`))

/** Writes a page for each redirect, and `_redirects` with the rules for servers that know the format. */
export function writeRedirects({ site, target, rewriter, base }: ExportContext): void {
  const rules = site.languages.flatMap(({ publications: { store } }) =>
    [...store.redirectPaths()].sort().flatMap((prefixed) => {
      const redirect = store.redirectFrom(prefixed)
      if (!redirect) return []
      const path = withoutPrefix(prefixed)
      const href = rewriter.rewrite(redirect.href)
      // A file with another extension would not be sent as HTML.
      if (!isFilePath(path) || /\.html?$/.test(path))
        target.write(toFileName(path), redirectPage(href, site.environment.siteUrl))
      // A rule is a line of three words.
      return [`${base}${path} ${href.replace(/\s/g, encodeURIComponent)} ${redirect.status}\n`]
    }),
  )
  if (rules.length > 0) target.write('_redirects', rules.join(''))
}
