import type { Site } from '../site'
import type { ExportContext } from './export-context'
import { createFetchFile } from './files/fetch-file'
import { pagesOf, withoutPrefix } from './pages/page-paths'
import { createUrlRewriter } from './pages/rewrite-urls'
import { builtFiles } from './files/static-assets'
import { StaticFolder, type StaticFolderCounts } from './files/static-folder'
import { numberedPagePath } from './files/static-paths'
import { writeFiles } from './files/write-files'
import { writePages, type StaticAssets } from './pages/write-pages'
import { writeRedirects, writeSiteFiles } from './write-site-files'

export interface StaticExportOptions {
  readonly folder: string
  /** '' or `/docs`. */
  readonly base: string
  readonly assets: StaticAssets
  readonly log: (text: string) => void
}

export interface StaticExportResult extends StaticFolderCounts {
  /** Files that are missing on the disk. */
  readonly missing: readonly string[]
}

/**
 * Writes all published documents as a static site.
 * @param site of createStaticSite, in its first language
 * @throws if something cannot be rendered; then the folder has the site that it had before
 */
export async function exportStaticSite(
  site: Site,
  { folder, base, assets, log }: StaticExportOptions,
): Promise<StaticExportResult> {
  const pages = (await Promise.all(site.languages.map(pagesOf))).flat()
  if (!site.languages.some(({ publications: { store } }) => store.pages.size > 0))
    throw new Error('No page is published, so there is no site to write.')
  const target = new StaticFolder(folder, base)
  const filePaths = new Set(pages.map(({ filePath }) => filePath))
  const files = new Set(site.languages.flatMap(mediaPaths))
  const rewriter = createUrlRewriter({
    ...{ base, siteUrl: site.environment.siteUrl },
    hasNumberedPage: (...page) => filePaths.has(numberedPagePath(...page)),
    onFile: (path) => void files.add(path),
  })
  const fetchFile = createFetchFile(site)
  const context: ExportContext = { site, target, fetchFile, rewriter, base, log }

  for (const [name, content] of builtFiles(base)) target.write(name, content)
  await writePages(context, pages, assets)
  await writeSiteFiles(context)
  writeRedirects(context)
  const missing = await writeFiles(context, files)
  return { ...target.finish(), missing }
}

const mediaPaths = ({ publications: { store } }: Site): readonly string[] =>
  [...store.filePaths(), ...store.subtitles.keys()].map(withoutPrefix)
