import type { Alternate } from '../../pages/alternates'
import { element, textElement, XML_DECLARATION } from '../xml'
import type { Address } from './addresses'
import type { SitemapFile } from './sitemap-files'

const SITEMAPS = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const XHTML = 'http://www.w3.org/1999/xhtml'
const IMAGES = 'http://www.google.com/schemas/sitemap-image/1.1'

/** `/sitemap.xml`: the files there are (https://www.sitemaps.org/protocol.html). */
export function sitemapIndex(
  siteUrl: string,
  files: readonly (SitemapFile & { readonly base: string })[],
): string {
  const entries = files.map(({ base, name, modified }) =>
    element('sitemap', {}, located(`${siteUrl}${base}/sitemaps/${name}`, modified)),
  )
  return `${XML_DECLARATION}${element('sitemapindex', { xmlns: SITEMAPS }, entries.join(''))}\n`
}

/**
 * One of its files.
 *
 * @param alternatesOf the same document in all its languages; none on a site of one
 */
export async function sitemapFile(
  siteUrl: string,
  addresses: AsyncIterable<Address>,
  alternatesOf: (path: string) => readonly Alternate[],
): Promise<string> {
  const entries: string[] = []
  for await (const { path, modified, images } of addresses) {
    const imageElements = images.map((image) =>
      element('image:image', {}, textElement('image:loc', siteUrl + image)),
    )
    const others = alternatesOf(path).map(({ lang, href }) =>
      element('xhtml:link', { rel: 'alternate', hreflang: lang, href: siteUrl + href }, ''),
    )
    entries.push(
      element(
        'url',
        {},
        located(siteUrl + path, modified) + others.join('') + imageElements.join(''),
      ),
    )
  }
  const namespaces = { xmlns: SITEMAPS, 'xmlns:image': IMAGES, 'xmlns:xhtml': XHTML }
  return `${XML_DECLARATION}${element('urlset', namespaces, entries.join(''))}\n`
}

const located = (address: string, modified: number | null) =>
  textElement('loc', address) +
  textElement('lastmod', modified === null ? null : new Date(modified).toISOString())
