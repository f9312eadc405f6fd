import type { PageCache } from '../page-cache/page-cache'
import type { ArticleRecord } from '../publications/article-record'

interface Texts {
  readonly generation: number
  readonly byArticle: WeakMap<ArticleRecord, string>
}

const textsOf = new WeakMap<PageCache, Texts>()

/** The text of an article, rendered once for all feeds and formats that have it, until something is published. */
export function feedText(cache: PageCache, article: ArticleRecord, render: () => string): string {
  const { generation } = cache
  let texts = textsOf.get(cache)
  if (texts?.generation !== generation) {
    texts = { generation, byArticle: new WeakMap() }
    textsOf.set(cache, texts)
  }
  const known = texts.byArticle.get(article)
  if (known !== undefined) return known
  const text = render()
  texts.byArticle.set(article, text)
  return text
}
