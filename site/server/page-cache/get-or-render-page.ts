import { MAX_BROTLI_QUALITY, type Encoding } from '../http/content-encoding'
import { compressInBackground } from './compress-in-background'
import { encodePage, type EncodeOptions } from './encode-page'
import type { EncodedPage } from './encoded-page'
import type { PageCache } from './page-cache'

export interface RenderTask extends EncodeOptions {
  readonly cache: PageCache
  /** Key of the cache: the canonical URL. */
  readonly url: string
  readonly isCacheable: boolean
  /** Compresses it again in the background, as well as possible: what people read, often and on any connection. */
  readonly isCompressedWell?: boolean
  readonly render: () => Promise<string>
}

/** Characters. Compressing megabytes well would keep a processor busy for seconds. */
const MAX_BACKGROUND_LENGTH = 400_000

const pendingPages = new WeakMap<PageCache, Map<string, Promise<EncodedPage>>>()

/**
 * A page from the cache, or rendered, encoded and cached. Simultaneous requests for a page share one rendering, except
 * without a cache: in previews, two requests for a page get different parts of it.
 */
export async function getOrRenderPage(task: RenderTask): Promise<EncodedPage> {
  const { cache, url, encoding } = task
  if (cache.maxBytes === 0) return renderPage(task)
  const cached = cache.get(url, encoding)
  if (cached) return cached
  const pending = pendingPages.get(cache) ?? new Map<string, Promise<EncodedPage>>()
  pendingPages.set(cache, pending)
  const key = pendingKey(task)
  const same = pending.get(key)
  if (same) return same
  const page = renderPage(task).finally(() => pending.delete(key))
  pending.set(key, page)
  return page
}

const pendingKey = ({
  cache,
  url,
  encoding,
}: {
  cache: PageCache
  url: string
  encoding: Encoding
}) => `${cache.generation} ${encoding} ${url}`

async function renderPage(task: RenderTask): Promise<EncodedPage> {
  const { cache, url, encoding, render } = task
  const { generation } = cache
  const html = await render()
  const page = await encodePage(html, task)
  if (!task.isCacheable) return page
  cache.set(url, encoding, { page, generation })
  if (task.isCompressedWell && encoding === 'br' && html.length <= MAX_BACKGROUND_LENGTH) {
    compressInBackground(cache, url, () =>
      encodePage(html, { ...task, quality: MAX_BROTLI_QUALITY }),
    )
  }
  return page
}
