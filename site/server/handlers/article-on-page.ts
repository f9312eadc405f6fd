import type { ArticleOnPage } from '../../components/pages/ArticleBody'
import { parseRest, type ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'

/** An article with all that its page and its fragment show. */
export function articleOnPage(
  { publications: { store } }: Pick<Site, 'publications'>,
  record: ArticleRecord,
): ArticleOnPage {
  return {
    ...record,
    ...parseRest(record),
    coverMedia: record.cover === null ? null : (store.media.get(record.cover) ?? null),
    termLabels: record.terms.flatMap((id) => store.terms.get(id)?.label ?? []),
  }
}
