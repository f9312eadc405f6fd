import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validateXML } from 'xmllint-wasm'

const folder = join(import.meta.dirname, 'schemas')
const fileOf = (name: string) => ({
  fileName: name,
  contents: readFileSync(join(folder, name), 'utf8'),
})

/** What is wrong with a text by one of the schemas; nothing when it fits. @param parts schemas that the first one imports */
export async function validateXml(
  xml: string,
  schema: string,
  parts: readonly string[] = [],
): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: [{ fileName: 'answer.xml', contents: xml }],
    schema: [fileOf(schema)],
    preload: parts.map(fileOf),
  })
  return errors.map(({ message }) => message)
}

export const SITEMAP = ['sitemap.xsd', ['sitemap-image.xsd']] as const
export const SITEMAP_INDEX = ['sitemap-index.xsd', []] as const
export const RSS = ['rss.xsd', ['rss-atom.xsd', 'rss-content.xsd', 'rss-dc.xsd']] as const
export const ATOM = ['atom.xsd', ['xml.xsd']] as const
