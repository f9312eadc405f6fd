import type { Renderer } from '../site'

/** The response to a request for a page, not rendered yet. */
export type PageResponse =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      /** Key in the page cache. */
      readonly cacheKey: string
      /** False for pages that visitors can make up without end, such as searches. */
      readonly isCacheable: boolean
      /** They replace the default headers of the same name. */
      readonly headers?: Readonly<Record<string, string>>
      /** Hosts whose players this page shows in frames, besides those allowed on every page. */
      readonly frameHosts?: readonly string[]
      readonly render: (renderer: Renderer) => string
    }
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
