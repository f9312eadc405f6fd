import { readState } from '@tessera/gallery/core'
import { Hono, type Context } from 'hono'
import { SEARCH_PATH } from '../../serialization/search'
import { findAdjacentItems } from '../galleries/adjacent-items'
import { sendGalleryFile } from '../galleries/files/send-gallery-file'
import { handleSearchFragment, readSearchQuery } from '../handlers/handle-search'
import type { Bindings } from '../http/bindings'
import { PAGE_CACHE_CONTROL } from '../http/cache-control'
import { sendJson } from '../http/send/send-json'
import { splitUrl } from '../http/split-url'
import { log } from '../log'
import { createPageSender } from '../page-cache/page-sender'
import type { Site } from '../site'

/**
 * `GET /search/results/<hash>.json?q=<query>`: the data file of the gallery of results (serialization/gallery-file.ts).
 * `GET /search/results/adjacent?q=<query>&results.view=<slug>`: serialization/adjacent-items.ts.
 * `GET /search/results/fragment?q=<query>&<state of the gallery>`: the gallery of results as HTML.
 * `GET /search/suggestions.json?q=<query>`: up to 8 titles (serialization/search.ts).
 */
export function searchRoutes(site: Site): Hono<Bindings> {
  const send = (c: Context<Bindings>, data: unknown) =>
    sendJson(c, JSON.stringify(data), { 'Cache-Control': PAGE_CACHE_CONTROL })

  const sendFragment = createPageSender(site)
  return new Hono<Bindings>()
    .get(`${SEARCH_PATH}/results/adjacent`, async (c) => {
      const cache = site.searchCache()
      if (!cache) return disabled(c)
      const search = searchOf(c)
      const results = cache.results(readSearchQuery(search))
      if (!results) return notReady(c)
      const { built } = results
      return send(c, findAdjacentItems(built, readState(built.gallery, search)))
    })
    .get(`${SEARCH_PATH}/results/fragment`, async (c) => {
      if (!site.searchCache()) return disabled(c)
      const fragment = handleSearchFragment(site, searchOf(c))
      if (fragment) return sendFragment(c, fragment)
      return readSearchQuery(searchOf(c)) === '' ? noQuery(c) : notReady(c)
    })
    .get(`${SEARCH_PATH}/results/:file`, async (c) => {
      const cache = site.searchCache()
      if (!cache) return disabled(c)
      const results = cache.results(readSearchQuery(searchOf(c)))
      return results ? sendGalleryFile(c, results.built) : notReady(c)
    })
    .get(`${SEARCH_PATH}/suggestions.json`, async (c) => {
      const cache = site.searchCache()
      if (!cache) return disabled(c)
      const query = readSearchQuery(searchOf(c))
      return send(c, query === '' ? [] : cache.suggest(query))
    })
}

const searchOf = (c: Context<Bindings>) => splitUrl(c.env.incoming.url ?? '').search

function notReady(c: Context<Bindings>): Response {
  log('warn', 'search-not-ready', {
    requestId: c.var.requestId,
    ...{ problem: 'The documents are being indexed.', outage: 'search' },
  })
  return c.json({ error: 'Not ready yet.' }, 503, { 'Retry-After': '2' })
}

const noQuery = (c: Context<Bindings>) =>
  c.json({ error: 'There is nothing to search for.' }, 404, { 'Cache-Control': 'no-store' })

const disabled = (c: Context<Bindings>) =>
  c.json({ error: 'This site has no search.' }, 404, { 'Cache-Control': PAGE_CACHE_CONTROL })
