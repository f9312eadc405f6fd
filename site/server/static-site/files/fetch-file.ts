import { createApp } from '../../app'
import type { Site } from '../../site'
import { STATIC_PREFIX } from './static-paths'

export interface FetchedFile {
  readonly status: number
  /** Text has URLs to rewrite. */
  readonly isText: boolean
  readonly body: Buffer
  /** Of a redirect. */
  readonly location: string | null
}

/** Paths that have no prefix in a preview either. */
const ROOT_PATH = /^\/(?:icons|scripts|assets)\/|^\/(?:sitemap\.xml|favicon\.ico)$/

const TEXT = /^text\/(?!vtt)|json|xml/

/** Returns a function that requests a path, without the prefix, from the site's own router. */
export function createFetchFile(site: Site): (path: string) => Promise<FetchedFile> {
  const app = createApp(site)
  return async (path) => {
    // The front page is the prefix itself.
    const url = ROOT_PATH.test(path) ? path : STATIC_PREFIX + path.replace(/^\/(?=\?|$)/, '')
    const response = await app.fetch(new Request(`http://localhost${url}`), {
      incoming: { url, headers: {} },
    })
    return {
      status: response.status,
      isText: TEXT.test(response.headers.get('content-type') ?? ''),
      body: Buffer.from(await response.arrayBuffer()),
      location: response.headers.get('location'),
    }
  }
}
