import { flattenBlocks, videosInBlocks, videosInText } from '@tessera/content'
import type { TileFacets } from '@tessera/gallery/core'
import { WorkFacets } from '../../galleries/work-facets'
import { parseRest, type ArticleRecord } from '../../publications/article-record'
import type { DocumentStore, PageRecord } from '../../publications/document-store'
import type { ImageRecord } from '../../publications/image-record'
import type { WorkFields } from '../../publications/tables/work-fields'
import type { WorkRecord } from '../../publications/work-record'
import { blockTexts } from './block-texts'
import { plainText } from './plain-text'
import type { SearchableTexts } from './searchable-texts'
import type { YearRange } from '../query/year-range'

export type SearchableDocument =
  | { readonly kind: 'article'; readonly record: ArticleRecord }
  | { readonly kind: 'image'; readonly record: ImageRecord }
  | { readonly kind: 'page'; readonly record: PageRecord }

/** Everything published, by number: the articles, newest first, then the images and the pages. */
export class SearchableDocuments {
  readonly #store: DocumentStore
  readonly #works: Uint32Array
  readonly #pages: readonly PageRecord[]
  readonly #fields: WorkFields
  readonly #facets: WorkFacets
  /** Of the works. */
  readonly #version: number

  /** @param works rows; results with equal scores keep their order */
  constructor(store: DocumentStore, works: Uint32Array, pages: readonly PageRecord[]) {
    this.#store = store
    this.#works = works
    this.#pages = pages
    this.#fields = store.works.fields()
    this.#facets = new WorkFacets(store)
    this.#version = store.works.version
  }

  get length(): number {
    return this.#works.length + this.#pages.length
  }

  /** Undefined if it is not published any more. */
  at(number: number): SearchableDocument | undefined {
    const row = this.#works[number]
    if (row === undefined) {
      const record = this.#pages[number - this.#works.length]
      return record && { kind: 'page', record }
    }
    const record = this.#store.works.at(row)
    return record && toSearchable(record)
  }

  /** What filters read of a document. Valid until the next call. */
  facetsAt(number: number): TileFacets {
    const row = this.#works[number]
    return row === undefined ? NO_FACETS : this.#facets.at(row)
  }

  /** Names a document and its state, without reading it. */
  keyAt(number: number): string {
    const row = this.#works[number]
    if (row === undefined) return `page ${this.#pages[number - this.#works.length]?.key}`
    const { kind, key, modified } = this.#fields.at(row)
    return `${kind} ${key} ${modified}`
  }

  /** Those that are still published. */
  *[Symbol.iterator](): Generator<SearchableDocument> {
    for (let number = 0; number < this.length; number++) {
      const document = this.at(number)
      if (document) yield document
    }
  }

  /** Whether all documents are still published as they were. */
  areCurrent(): boolean {
    const { works, pages } = this.#store
    return (
      works.version === this.#version && this.#pages.every((page) => pages.get(page.key) === page)
    )
  }

  /** Whether a document is still published as it was. */
  isCurrent(number: number): boolean {
    const { works, pages } = this.#store
    const row = this.#works[number]
    if (row !== undefined) return !works.isDeleted(row) && works.versionOf(row) <= this.#version
    const record = this.#pages[number - this.#works.length]
    return record !== undefined && pages.get(record.key) === record
  }

  /** The documents that are not in this list as they are now. */
  changed(): SearchableDocuments {
    const { works, pages } = this.#store
    const known = new Set(this.#pages)
    return new SearchableDocuments(
      this.#store,
      newestFirst(this.#store, (row) => works.versionOf(row) > this.#version),
      [...pages.values()].filter((page) => !known.has(page)),
    )
  }
}

/** A page has no terms. */
const NO_FACETS: TileFacets = { terms: {}, date: null }

export const searchableDocuments = (store: DocumentStore): SearchableDocuments =>
  new SearchableDocuments(
    store,
    newestFirst(store, () => true),
    [...store.pages.values()],
  )

const toSearchable = (record: WorkRecord): SearchableDocument =>
  record.kind === 'article' ? { kind: 'article', record } : { kind: 'image', record }

const HOUR_MS = 3_600_000
/** Rows are below this. */
const MAX_ROWS = 2 ** 27

/**
 * The rows of the articles, newest first, then of the images. Sorted as numbers of the hour and the row, which takes 0.1 s for
 * a million.
 */
function newestFirst({ works }: DocumentStore, isIncluded: (row: number) => boolean): Uint32Array {
  const fields = works.fields()
  const articles: number[] = []
  const images: number[] = []
  for (const row of works.rows()) {
    if (!isIncluded(row)) continue
    const { kind, time } = fields.at(row)
    if (kind === 'image') images.push(row)
    else articles.push(Math.floor((time ?? OLDEST) / -HOUR_MS) * MAX_ROWS + row)
  }
  const rows = new Uint32Array(articles.length + images.length)
  Float64Array.from(articles)
    .sort()
    .forEach((each, index) => (rows[index] = ((each % MAX_ROWS) + MAX_ROWS) % MAX_ROWS))
  rows.set(images, articles.length)
  return rows
}

/** ms: the year -1000. */
const OLDEST = -93_724_128_000_000

export const searchableTexts = (
  store: DocumentStore,
  document: SearchableDocument,
): SearchableTexts =>
  document.kind === 'article'
    ? articleTexts(store, document.record)
    : document.kind === 'image'
      ? imageTexts(store, document.record)
      : pageTexts(store, document.record)

/** The years of a document's date; null without one. */
export function yearsOf({ kind, record }: SearchableDocument): YearRange | null {
  if (kind === 'page' || record.time === null) return null
  const from = new Date(record.time).getUTCFullYear()
  const end = kind === 'article' ? record.timeEnd : undefined
  return { from, to: end === undefined ? from : new Date(end).getUTCFullYear() }
}

function imageTexts({ media, terms }: DocumentStore, record: ImageRecord): SearchableTexts {
  const { credit, alt } = media.get(record.media) ?? {}
  const labels = record.terms.flatMap((id) => terms.get(id)?.label ?? [])
  return {
    title: record.title,
    terms: [credit?.creator, ...labels].join('\n'),
    intro: record.caption ?? '',
    body: [alt, credit?.line].join('\n'),
    transcripts: '',
  }
}

function articleTexts(store: DocumentStore, record: ArticleRecord): SearchableTexts {
  const { facts, body } = parseRest(record)
  const terms = record.terms.flatMap((id) => store.terms.get(id)?.label ?? [])
  return {
    title: record.title,
    terms: [record.author, ...terms].join('\n'),
    intro: [record.excerpt, ...facts.map(({ value }) => value)].join('\n'),
    body: plainText(body),
    transcripts: transcriptsOf(store, videosInText(body)),
  }
}

function pageTexts(store: DocumentStore, { page }: PageRecord): SearchableTexts {
  return {
    title: page.title,
    terms: '',
    intro: page.description ?? '',
    body: flattenBlocks(page.blocks).flatMap(blockTexts).join('\n'),
    transcripts: transcriptsOf(store, videosInBlocks(page.blocks)),
  }
}

const transcriptsOf = ({ videos }: DocumentStore, ids: readonly string[]): string =>
  ids.flatMap((id) => videos.get(id)?.transcript ?? []).join('\n')
