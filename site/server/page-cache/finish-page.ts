import { createHash } from 'node:crypto'
import { SPECULATION_RULES_PATH } from '../routes/speculation-rules'
import { DENSE, encode, type Encoding } from './encodings'
import type { FinishedPage } from './finished-page'
import type { PageCache } from './page-cache'
import { pressLater } from './press-later'

/**
 * A proxy may answer for five seconds by itself and for half a minute more while it asks; a browser asks every time
 * and mostly hears 304.
 */
export const PAGE_CACHE_CONTROL = 'public, max-age=0, s-maxage=5, stale-while-revalidate=30'

export interface Form {
  readonly encoding: Encoding
  /** Brotli's; the quick one unless told. */
  readonly quality?: number
  /** The page's own, besides the usual ones and instead of them. */
  readonly headers?: Readonly<Record<string, string>>
  /** Flat list of names and values that go with every page. */
  readonly security: readonly string[]
}

export interface Finish extends Form {
  readonly cache: PageCache
  readonly address: string
  readonly isKept: boolean
  readonly render: () => Promise<string>
}

/** Characters. Feeds and sitemaps may be megabytes, which would keep a processor busy for seconds. */
const LONGEST_PRESSED = 400_000

const underWay = new WeakMap<PageCache, Map<string, Promise<FinishedPage>>>()

/** Renders and encodes a page and keeps it where it may be asked for again. Requests that come meanwhile wait for the same one. */
export async function finishPage(work: Finish): Promise<FinishedPage> {
  const { cache, address, encoding } = work
  const known = cache.get(address, encoding)
  if (known) return known
  const waiting = underWay.get(cache) ?? new Map<string, Promise<FinishedPage>>()
  underWay.set(cache, waiting)
  const name = `${cache.generation} ${encoding} ${address}`
  const already = waiting.get(name)
  if (already) return already
  const mine = make(work).finally(() => waiting.delete(name))
  waiting.set(name, mine)
  return mine
}

async function make(work: Finish): Promise<FinishedPage> {
  const { cache, address, encoding, render } = work
  const { generation } = cache
  const html = await render()
  const page = await toFinishedPage(html, work)
  if (!work.isKept) return page
  cache.put(address, encoding, { page, generation })
  if (encoding === 'br' && html.length <= LONGEST_PRESSED) {
    pressLater(cache, address, () => toFinishedPage(html, { ...work, quality: DENSE }))
  }
  return page
}

export async function toFinishedPage(
  html: string,
  { encoding, quality, headers, security }: Form,
): Promise<FinishedPage> {
  const plain = Buffer.from(html)
  const hash = createHash('sha1').update(plain).digest('base64url').slice(0, 16)
  const etag = `"${hash}-${encoding}"`
  const body = await encode(plain, encoding, quality)
  const all = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    ETag: etag,
    'Cache-Control': PAGE_CACHE_CONTROL,
    'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
    // The lightbox asks the same addresses for fragments.
    Vary: 'Accept-Encoding, X-Lightbox',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...headers,
  }
  return { etag, body, headers: [...Object.entries(all).flat(), ...security] }
}
