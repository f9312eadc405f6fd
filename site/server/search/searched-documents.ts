import { videosInBlocks, videosInText, flatBlocks } from '@tessera/content'
import { readRest, type ArticleRecord } from '../publications/article-record'
import type { Library, PageRecord } from '../publications/library'
import { blockTexts } from './block-texts'
import { plainText } from './plain-text'
import type { SearchedTexts } from './word-index'

/** Something a visitor may find. */
export type SearchedDocument =
  | { readonly kind: 'article'; readonly record: ArticleRecord }
  | { readonly kind: 'page'; readonly record: PageRecord }

/** The newest articles first, so that of two that answer as well the newer one leads; then the pages. */
export function searchedDocuments({ articles, pages }: Library): readonly SearchedDocument[] {
  const newestFirst = [...articles.values()].sort(
    (a, b) => (b.time ?? -Infinity) - (a.time ?? -Infinity) || 0,
  )
  return [
    ...newestFirst.map((record) => ({ kind: 'article', record }) as const),
    ...[...pages.values()].map((record) => ({ kind: 'page', record }) as const),
  ]
}

/** Is it still what is published? */
export const isPresent = ({ articles, pages }: Library, { kind, record }: SearchedDocument) =>
  (kind === 'article' ? articles : pages).get(record.key) === record

export const searchedTexts = (library: Library, document: SearchedDocument): SearchedTexts =>
  document.kind === 'article'
    ? articleTexts(library, document.record)
    : pageTexts(library, document.record)

function articleTexts(library: Library, record: ArticleRecord): SearchedTexts {
  const { facts, body } = readRest(record)
  const terms = record.terms.flatMap((id) => library.terms.get(id)?.label ?? [])
  return {
    title: record.title,
    terms: [record.author, ...terms].join('\n'),
    intro: [record.excerpt, ...facts.map(({ value }) => value)].join('\n'),
    body: plainText(body),
    transcripts: transcriptsOf(library, videosInText(body)),
  }
}

function pageTexts(library: Library, { page }: PageRecord): SearchedTexts {
  return {
    title: page.title,
    terms: '',
    intro: page.description ?? '',
    body: flatBlocks(page.blocks).flatMap(blockTexts).join('\n'),
    transcripts: transcriptsOf(library, videosInBlocks(page.blocks)),
  }
}

/** What can be read below the videos. */
const transcriptsOf = ({ videos }: Library, shown: readonly string[]): string =>
  shown.flatMap((id) => videos.get(id)?.transcript ?? []).join('\n')
