import type { ArticleOnPage } from '../../components/pages/article/ArticleBody'
import { furtherMedia } from '../galleries/to-tile'
import { parseRest, textWithImages, type ArticleRecord } from '../publications/article-record'
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
    body: textWithImages(record),
    coverMedia: record.cover === null ? null : (store.media.get(record.cover) ?? null),
    furtherMedia: furtherMedia(store, record),
    termLinks: termLinks(store, record),
  }
}
