import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'
import { validateXML, type XMLLintOptions } from 'xmllint-wasm'

const folder = join(import.meta.dirname, 'schemas')
const require = createRequire(import.meta.url)
const inFolder = (name: string) => join(folder, name)

/** See schemas/README.md. */
interface Schema {
  readonly file: string
  /** Files that `file` imports. */
  readonly imports?: readonly string[]
  readonly language?: XMLLintOptions['extension']
}

/** The schema of sitemaps.org, in a package. */
const SITEMAP_ORG = join(dirname(require.resolve('sitemap/package.json')), 'schema', 'sitemap.xsd')
/** sitemaps.org with Google's extensions for images and other languages. */
export const SITEMAP: readonly Schema[] = [
  {
    file: inFolder('sitemap-with-extensions.xsd'),
    imports: [SITEMAP_ORG, inFolder('sitemap-image.xsd'), inFolder('sitemap-alternate.xsd')],
  },
]
export const SITEMAP_INDEX: readonly Schema[] = [{ file: inFolder('sitemap-index.xsd') }]
export const RSS: readonly Schema[] = [
  {
    file: inFolder('rss.xsd'),
    imports: ['rss-atom.xsd', 'rss-content.xsd', 'rss-dc.xsd'].map(inFolder),
  },
]
/** The grammar of RFC 4287, and our additional rules. */
export const ATOM: readonly Schema[] = [
  { file: inFolder('atom.rng'), language: 'relaxng' },
  { file: inFolder('atom.xsd'), imports: [inFolder('xml.xsd')] },
]

/** Validates a document against all schemas. Returns the errors. */
export async function validateXml(
  xml: string,
  schemas: readonly Schema[],
): Promise<readonly string[]> {
  const results = await Promise.all(
    schemas.map(({ file, imports = [], language = 'schema' }) =>
      validateXML({
        xml: [{ fileName: 'response.xml', contents: xml }],
        schema: [read(file)],
        preload: imports.map(read),
        extension: language,
      }),
    ),
  )
  return results.flatMap(({ errors }) => errors.map(({ message }) => message))
}

const read = (file: string) => ({ fileName: basename(file), contents: readFileSync(file, 'utf8') })
