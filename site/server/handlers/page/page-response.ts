import type { Renderer } from '../../site'

/** A page or a part of one, not rendered yet. */
export interface RenderablePage {
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

/** The response to a request for a page. */
export type PageResponse =
  | RenderablePage
  | { readonly kind: 'redirect'; readonly location: string; readonly status: 301 | 302 }
