import { packTile } from '../../serialization/packed-tile'
import { packPostings, type SearchFile } from '../../serialization/search-file'
import type { DocumentStore } from '../publications/document-store'
import { resultsSettings, toResultTile } from '../search/results-gallery'
import { searchableDocuments, searchableTexts, yearsOf } from '../search/texts/searchable-documents'
import { WordIndexBuilder } from '../search/word-index/word-index-builder'
import { withUrl } from './files/data-file'

/** Name of the search index beside the search page. */
export const SEARCH_FILE = 'index.json'

/**
 * Everything that the site's search finds, for a search in the browser.
 * @param title of the gallery of results
 */
export function buildSearchFile(store: DocumentStore, title: string): string {
  const builder = new WordIndexBuilder()
  const documents = [...searchableDocuments(store)]
  for (const document of documents) builder.add(searchableTexts(store, document), yearsOf(document))
  const { words, starts, postings } = builder.postings()
  const { articlesPath } = store
  const file: SearchFile = {
    articles: articlesPath,
    tiles: documents.map((document) =>
      withUrl(packTile(toResultTile(store, document), articlesPath), articlesPath),
    ),
    gallery: resultsSettings(store, title),
    words,
    postings: words.map((_, word) =>
      packPostings([...postings.slice(starts[word], starts[word + 1])]),
    ),
    years: builder.years,
  }
  return JSON.stringify(file)
}
