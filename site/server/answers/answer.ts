import type { Renderer } from '../site'

/** What the site has to say to an address. */
export type Answer =
  | {
      readonly kind: 'page'
      readonly status: 200 | 404
      /** Finished pages are kept under this. */
      readonly cacheKey: string
      /** False for what anybody can make up without end, such as searches. */
      readonly isKept: boolean
      /** Besides those of every page, and instead of them. */
      readonly headers?: Readonly<Record<string, string>>
      /** What may stand in a frame on this page alone, besides what may on all. */
      readonly frameHosts?: readonly string[]
      readonly render: (renderer: Renderer) => string
    }
  | { readonly kind: 'redirect'; readonly to: string; readonly status: 301 | 302 }
