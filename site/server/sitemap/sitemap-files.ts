import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { DocumentStore } from '../publications/document-store'
import { pageEntry, workEntry, pageModified, type SitemapEntry } from './sitemap-entries'

/**
 * Entries per file. sitemaps.org allows 50,000 and 50 MB. 5,000 entries have about 1 MB, at most 13 MB. The response is
 * hashed in one step, about 10 ms, in which no other request is answered.
 */
export const MAX_ENTRIES = 5_000
/** Articles or images per step: a few ms of work, after which other requests are answered. */
const WORKS_PER_STEP = 250

export interface SitemapFile {
  readonly name: string
  /** Time of the last change in the file, ms since 1970. */
  readonly modified: number
}

type Documents = Pick<DocumentStore, 'articles' | 'images' | 'pages' | 'media'>

/** The files of a language: one for pages and as many as necessary for articles and for images. */
export async function sitemapFiles({
  articles,
  images,
  pages,
}: Documents): Promise<readonly SitemapFile[]> {
  const files: { readonly name: string; modified: number }[] = []
  if (pages.size > 0) {
    const modified = [...pages.values()].map(pageModified).reduce((a, b) => Math.max(a, b))
    files.push({ name: 'pages.xml', modified })
  }
  for (const [name, works] of Object.entries({ articles, images })) {
    let count = 0
    for (const { modified } of works.fields()) {
      const number = Math.floor(count / MAX_ENTRIES) + 1
      if (count % MAX_ENTRIES === 0) files.push({ name: `${name}-${number}.xml`, modified })
      const file = files.at(-1)
      if (file) file.modified = Math.max(file.modified, modified)
      if (++count % WORKS_PER_STEP === 0) await yieldToEventLoop()
    }
  }
  return files
}

/** The entries of a file, read in steps. Null if there is no such file. */
export function sitemapEntries(
  documents: Documents,
  fileName: string,
): AsyncGenerator<SitemapEntry> | null {
  if (fileName === 'pages.xml') return documents.pages.size > 0 ? pageEntries(documents) : null
  const [, name, number = '0'] = /^(articles|images)-([1-9]\d{0,3})\.xml$/.exec(fileName) ?? []
  const works = name === 'images' ? documents.images : documents.articles
  const from = (Number(number) - 1) * MAX_ENTRIES
  return from >= 0 && from < works.size ? workEntries(documents, works, from) : null
}

async function* pageEntries({ pages, media }: Documents): AsyncGenerator<SitemapEntry> {
  for (const page of pages.values()) yield pageEntry({ media }, page)
}

async function* workEntries(
  documents: Documents,
  works: Documents['articles' | 'images'],
  from: number,
): AsyncGenerator<SitemapEntry> {
  let index = 0
  for (const { row } of works.fields()) {
    if (index >= from + MAX_ENTRIES) return
    const work = index >= from ? works.at(row) : undefined
    if (work) yield workEntry(documents, work)
    if (++index % WORKS_PER_STEP === 0) await yieldToEventLoop()
  }
}
