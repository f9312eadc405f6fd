import type { ArticleOnPage } from '../../pages/ArticleBody'
import { readRest, type ArticleRecord } from '../publications/article-record'
import type { Site } from '../site'

/** Everything that is shown of an article, wherever it stands. */
export function articleOnPage(
  { publications: { library } }: Pick<Site, 'publications'>,
  record: ArticleRecord,
): ArticleOnPage {
  return {
    ...record,
    ...readRest(record),
    coverMedia: record.cover === null ? null : (library.media.get(record.cover) ?? null),
    termLabels: record.terms.flatMap((id) => library.terms.get(id)?.label ?? []),
  }
}
