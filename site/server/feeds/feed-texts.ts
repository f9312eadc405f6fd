import { LRUCache } from 'lru-cache'
import type { PageCache } from '../page-cache/page-cache'
import type { ArticleRecord } from '../publications/article-record'

/** Articles in feeds: those of two feeds. */
const MAX_TEXTS = 100

interface Texts {
  readonly generation: number
  readonly byKey: LRUCache<string, string>
}

const texts = new WeakMap<PageCache, Texts>()

/** The text of an article, rendered once for all feeds and formats that have it, until something is published. */
export function feedText(cache: PageCache, { key }: ArticleRecord, render: () => string): string {
  const { generation } = cache
  let current = texts.get(cache)
  if (current?.generation !== generation) {
    current = { generation, byKey: new LRUCache({ max: MAX_TEXTS }) }
    texts.set(cache, current)
  }
  const known = current.byKey.get(key)
  if (known !== undefined) return known
  const text = render()
  current.byKey.set(key, text)
  return text
}
