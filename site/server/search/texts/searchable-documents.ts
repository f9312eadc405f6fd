import { flattenBlocks, videosInBlocks, videosInText } from '@tessera/content'
import { parseRest, type ArticleRecord } from '../../publications/article-record'
import type { DocumentStore, PageRecord } from '../../publications/document-store'
import type { ImageRecord } from '../../publications/image-record'
import { blockTexts } from './block-texts'
import { plainText } from './plain-text'
import type { SearchableTexts } from './searchable-texts'
import type { YearRange } from '../query/year-range'

export type SearchableDocument =
  | { readonly kind: 'article'; readonly record: ArticleRecord }
  | { readonly kind: 'image'; readonly record: ImageRecord }
  | { readonly kind: 'page'; readonly record: PageRecord }

/** The articles, newest first, then the images and the pages. Results with equal scores keep this order. */
export function searchableDocuments({
  articles,
  images,
  pages,
}: DocumentStore): readonly SearchableDocument[] {
  const newestFirst = [...articles.values()].sort(
    (a, b) => (b.time ?? -Infinity) - (a.time ?? -Infinity) || 0,
  )
  return [
    ...newestFirst.map((record) => ({ kind: 'article', record }) as const),
    ...[...images.values()].map((record) => ({ kind: 'image', record }) as const),
    ...[...pages.values()].map((record) => ({ kind: 'page', record }) as const),
  ]
}

/** Whether this version of a document is still the published one. */
export const isPublished = (
  { articles, images, pages }: DocumentStore,
  { kind, record }: SearchableDocument,
) => ({ article: articles, image: images, page: pages })[kind].get(record.key) === record

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
