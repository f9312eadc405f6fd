import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { ErrorLevel, SitemapIndexStream, SitemapStream } from 'sitemap'
import type { Alternate } from '../../components/layout/head/alternates'
import type { SitemapEntry } from './sitemap-entries'
import type { SitemapFile } from './sitemap-files'

/**
 * `/sitemap.xml`, which lists the sitemap files (https://www.sitemaps.org/protocol.html).
 * @param files at least one; `base` is the start of all paths of the file's language, such as `/ar`
 */
export const sitemapIndex = (
  siteUrl: string,
  files: readonly (SitemapFile & { readonly base: string })[],
): Promise<string> =>
  pipeline(
    Readable.from(
      files.map(({ base, name, modified }) => ({
        url: `${siteUrl}${base}/sitemaps/${name}`,
        lastmod: toIso(modified),
      })),
    ),
    new SitemapIndexStream({ level: ErrorLevel.SILENT }),
    text,
  )

/**
 * One sitemap file.
 * @param entries at least one
 * @param alternatesOf a document in all its languages
 */
export const sitemapXml = (
  siteUrl: string,
  entries: AsyncIterable<SitemapEntry>,
  alternatesOf: (path: string) => readonly Alternate[],
): Promise<string> =>
  pipeline(
    Readable.from(toItems(entries, alternatesOf)),
    new SitemapStream({
      hostname: siteUrl,
      xmlns: { image: true, xhtml: true, news: false, video: false },
      // The documents are validated, and the library's warnings would not be lines of the JSON log.
      level: ErrorLevel.SILENT,
    }),
    text,
  )

async function* toItems(
  entries: AsyncIterable<SitemapEntry>,
  alternatesOf: (path: string) => readonly Alternate[],
) {
  for await (const { path, modified, images } of entries) {
    yield {
      url: path,
      lastmod: toIso(modified),
      links: alternatesOf(path).map(({ lang, href }) => ({ lang, url: href })),
      img: images.map((url) => ({ url })),
    }
  }
}

const toIso = (time: number) => new Date(time).toISOString()
