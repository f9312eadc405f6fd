import { element, textElement, XML_DECLARATION } from '../xml'
import type { Address } from './addresses'
import type { SitemapFile } from './sitemap-files'

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** `/sitemap.xml`: the files there are (https://www.sitemaps.org/protocol.html). */
export function sitemapIndex(siteUrl: string, files: readonly SitemapFile[]): string {
  const entries = files.map(({ name, modified }) =>
    element('sitemap', {}, located(`${siteUrl}/sitemaps/${name}`, modified)),
  )
  return `${XML_DECLARATION}${element('sitemapindex', { xmlns: SITEMAPS }, entries.join(''))}\n`
}

/** One of its files. */
export async function sitemapFile(
  siteUrl: string,
  addresses: AsyncIterable<Address>,
): Promise<string> {
  const entries: string[] = []
  for await (const { path, modified, pictures } of addresses) {
    const images = pictures.map((picture) =>
      element('image:image', {}, textElement('image:loc', siteUrl + picture)),
    )
    entries.push(element('url', {}, located(siteUrl + path, modified) + images.join('')))
  }
  const namespaces = { xmlns: SITEMAPS, 'xmlns:image': IMAGES }
  return `${XML_DECLARATION}${element('urlset', namespaces, entries.join(''))}\n`
}

const located = (address: string, modified: number | null) =>
  textElement('loc', address) +
  textElement('lastmod', modified === null ? null : new Date(modified).toISOString())
