import pLimit from 'p-limit'
import { withWholeUrls } from './data-file'
import type { ExportContext } from '../export-context'
import { toFileName } from './static-paths'

/** Images that are rendered at the same time. */
const CONCURRENCY = 4
/** Start of the path of a language's files. */
const LANGUAGE = String.raw`^/(?:[\w-]+/)?`
/** Files whose names change with their content. */
const IMMUTABLE = new RegExp(
  `${LANGUAGE}(?:media|og-images|icons|scripts)/.+\\.(?!webmanifest|js)[^.]+$`,
)
const KNOWN = new RegExp(`${LANGUAGE}(?:media|og-images|icons|scripts|feeds|galleries)/`)
const GALLERY_FILE = /\/galleries\/[^/]+\/[^/]+\/[^/]+\.json$/

/**
 * Writes the files that pages refer to, and those that these files refer to.
 * @param paths grows while files are rewritten
 * @returns names of the files that are missing on the disk
 */
export async function writeFiles(
  { target, fetchFile, rewriter, log }: ExportContext,
  paths: ReadonlySet<string>,
): Promise<readonly string[]> {
  const missing: string[] = []
  const writeFile = async (path: string) => {
    const name = toFileName(path)
    if (IMMUTABLE.test(path) && target.keep(name)) return
    const { status, isText, body } = await fetchFile(path)
    if (status === 404) return void missing.push(name)
    // Such as 503 while the bucket of the images does not answer: they would be removed from the folder.
    if (status !== 200) throw new Error(`${path} cannot be written (status ${status}).`)
    if (!isText) return target.write(name, body)
    const text = body.toString()
    target.write(name, rewriter.rewrite(GALLERY_FILE.test(path) ? withWholeUrls(text) : text))
  }
  const limit = pLimit(CONCURRENCY)
  const written = new Set<string>()
  for (;;) {
    const next = [...paths].filter((path) => KNOWN.test(path) && !written.has(path))
    if (next.length === 0) break
    for (const path of next) written.add(path)
    await Promise.all(next.map((path) => limit(() => writeFile(path))))
  }
  log(`  ${written.size.toLocaleString('en')} images, feeds and data files`)
  return missing
}
