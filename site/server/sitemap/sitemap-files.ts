import { setImmediate as breathe } from 'node:timers/promises'
import type { Library } from '../publications/library'
import { articleAddress, pageAddress, pageModified, type Address } from './addresses'

/**
 * Addresses in one file. 50,000 and 50 MB are allowed (sitemaps.org); 5,000 are about 1 MB, at most 13, and their last
 * step, putting them together, keeps visitors waiting for 10 ms.
 */
export const MOST_ADDRESSES = 5_000
/** How many articles are looked at between two answers to visitors: a few milliseconds of work. */
const CHUNK = 500

export interface SitemapFile {
  readonly name: string
  /** Milliseconds since 1970; null when nothing in it says. */
  readonly modified: number | null
}

type Known = Pick<Library, 'articles' | 'pages' | 'media'>

/** The files of a sitemap: the pages', and as many of articles as it takes. */
export async function sitemapFiles({ articles, pages }: Known): Promise<readonly SitemapFile[]> {
  const files: { name: string; modified: number | null }[] = []
  if (pages.size > 0) {
    const times = [...pages.values()].map(pageModified)
    files.push({ name: 'pages.xml', modified: times.reduce(later, null) })
  }
  let count = 0
  for (const { modified } of articles.values()) {
    const number = Math.floor(count / MOST_ADDRESSES) + 1
    if (count % MOST_ADDRESSES === 0) files.push({ name: `articles-${number}.xml`, modified: null })
    const file = files.at(-1)
    if (file) file.modified = later(file.modified, modified)
    if (++count % CHUNK === 0) await breathe()
  }
  return files
}

const later = (a: number | null, b: number | null) =>
  a === null || b === null ? (a ?? b) : Math.max(a, b)

/** Null when there is no such file. */
export function addressesIn(library: Known, name: string): AsyncGenerator<Address> | null {
  if (name === 'pages.xml') return library.pages.size > 0 ? pagesOf(library) : null
  const number = Number(/^articles-([1-9]\d{0,3})\.xml$/.exec(name)?.[1] ?? 0)
  const from = (number - 1) * MOST_ADDRESSES
  return number > 0 && from < library.articles.size ? articlesOf(library, from) : null
}

async function* pagesOf({ pages, media }: Known): AsyncGenerator<Address> {
  for (const page of pages.values()) yield pageAddress({ media }, page)
}

async function* articlesOf(library: Known, from: number): AsyncGenerator<Address> {
  let place = 0
  for (const article of library.articles.values()) {
    if (place >= from + MOST_ADDRESSES) return
    if (place >= from) yield articleAddress(library, article)
    if (++place % CHUNK === 0) await breathe()
  }
}
