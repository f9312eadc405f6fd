import { createHash } from 'node:crypto'
import { compress, type Encoding } from '../http/content-encoding'
import { PAGE_CACHE_CONTROL } from '../http/cache-control'
import { SPECULATION_RULES_PATH } from '../routes/speculation-rules'
import type { EncodedPage } from './encoded-page'

export interface EncodeOptions {
  readonly encoding: Encoding
  /** Brotli's, from 0 to 11. */
  readonly quality?: number
  /** Headers of this page. They replace the default ones of the same name. */
  readonly headers?: Readonly<Record<string, string>>
  /** Flat list of names and values. */
  readonly securityHeaders: readonly string[]
}

export async function encodePage(
  text: string,
  { encoding, quality, headers, securityHeaders }: EncodeOptions,
): Promise<EncodedPage> {
  const bytes = Buffer.from(text)
  const hash = createHash('sha1').update(bytes).digest('base64url').slice(0, 16)
  const etag = `"${hash}-${encoding}"`
  const body = await compress(bytes, encoding, quality)
  const all = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(body.length),
    ETag: etag,
    'Cache-Control': PAGE_CACHE_CONTROL,
    'Speculation-Rules': `"${SPECULATION_RULES_PATH}"`,
    // The lightbox requests fragments at the URLs of pages.
    Vary: 'Accept-Encoding, X-Lightbox',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...headers,
  }
  return { etag, body, headers: [...Object.entries(all).flat(), ...securityHeaders] }
}
