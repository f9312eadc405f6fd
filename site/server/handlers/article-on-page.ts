import type { ArticleOnPage } from '../../components/pages/ArticleBody'
import { parseRest, type ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'
import { termLinks } from './term-links'

/** An article with all that its page and its fragment show. */
export function articleOnPage(
  { publications: { store } }: Pick<Site, 'publications'>,
  record: ArticleRecord,
): ArticleOnPage {
  return {
    ...record,
    ...parseRest(record),
    coverMedia: record.cover === null ? null : (store.media.get(record.cover) ?? null),
    termLinks: termLinks(store, record),
  }
}
