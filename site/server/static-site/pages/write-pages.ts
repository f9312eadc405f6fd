import type { ExportContext } from '../export-context'
import type { PageToRender } from './page-paths'
import type { RenderedPage } from './rewrite-urls'
import { toFileName } from '../files/static-paths'

/** URLs of the script and the style sheet that only static sites have. */
export interface StaticAssets {
  readonly script: string
  readonly styleSheet: string
}

/** Pages between two lines of progress. */
const PAGES_PER_LINE = 1_000

/** @throws if a page cannot be rendered */
export async function writePages(
  context: ExportContext,
  pages: readonly PageToRender[],
  assets: StaticAssets,
): Promise<void> {
  const { fetchFile, target, log } = context
  const finish = createFinisher(context, assets)
  for (const [index, page] of pages.entries()) {
    const { path, filePath, search } = page
    const { status, body } = await fetchFile(path + search)
    if (status !== 200) throw new Error(`${path}${search} cannot be rendered (status ${status}).`)
    target.write(toFileName(filePath), finish(body.toString(), page))
    const count = index + 1
    if (count % PAGES_PER_LINE === 0 || count === pages.length)
      log(`  ${count.toLocaleString('en')} of ${pages.length.toLocaleString('en')} pages`)
  }
  // Most servers send this file for addresses that do not exist.
  const notFound = await fetchFile('/404/')
  target.write('404.html', finish(notFound.body.toString(), { path: '/', search: '' }))
}

/** Returns a function that turns a page of a server into one of a static site. */
function createFinisher({ rewriter, base }: ExportContext, { script, styleSheet }: StaticAssets) {
  const head = [
    `<script type="module" src="${base}${script}"></script>`,
    `<noscript><link rel="stylesheet" href="${base}${styleSheet}"></noscript></head>`,
  ].join('')
  return (html: string, page: RenderedPage): string =>
    rewriter
      .rewritePage(html, page)
      .replace('<html ', () => `<html data-static="${rewriter.urlOf(page.path)}" `)
      .replace('</head>', () => head)
}
