import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { validateXML, type XMLLintOptions } from 'xmllint-wasm'

const folder = join(import.meta.dirname, 'schemas')
const packages = createRequire(import.meta.url)
const ours = (name: string) => join(folder, name)

interface Schema {
  readonly file: string
  /** What the file imports. */
  readonly parts?: readonly string[]
  readonly language?: XMLLintOptions['extension']
}

/** sitemaps.org's own, as a package ships it, with what Google adds: images and other languages. */
const SITEMAP_ORG = join(dirname(packages.resolve('sitemap/package.json')), 'schema', 'sitemap.xsd')
export const SITEMAP: readonly Schema[] = [
  {
    file: ours('sitemap-with-extensions.xsd'),
    parts: [SITEMAP_ORG, ours('sitemap-image.xsd'), ours('sitemap-alternate.xsd')],
  },
]
export const SITEMAP_INDEX: readonly Schema[] = [{ file: ours('sitemap-index.xsd') }]
export const RSS: readonly Schema[] = [
  { file: ours('rss.xsd'), parts: ['rss-atom.xsd', 'rss-content.xsd', 'rss-dc.xsd'].map(ours) },
]
/** The grammar of RFC 4287, then what we promise beyond it. */
export const ATOM: readonly Schema[] = [
  { file: ours('atom.rng'), language: 'relaxng' },
  { file: ours('atom.xsd'), parts: [ours('xml.xsd')] },
]

/** What is wrong with a text by these schemas; nothing when it fits all of them. */
export async function validateXml(
  xml: string,
  schemas: readonly Schema[],
): Promise<readonly string[]> {
  const answers = await Promise.all(
    schemas.map(({ file, parts = [], language = 'schema' }) =>
      validateXML({
        xml: [{ fileName: 'answer.xml', contents: xml }],
        schema: [read(file)],
        preload: parts.map(read),
        extension: language,
      }),
    ),
  )
  return answers.flatMap(({ errors }) => errors.map(({ message }) => message))
}

const read = (file: string) => ({ fileName: basename(file), contents: readFileSync(file, 'utf8') })
