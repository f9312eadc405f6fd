import { ARTICLES_PATH } from '@tessera/content'
import { readState } from '@tessera/gallery/core'
import { Hono, type Context } from 'hono'
import { packView } from '../../wire/gallery-file'
import { SEARCH_PATH } from '../../wire/search'
import { readWords } from '../answers/answer-search'
import { cutView } from '../galleries/cut-view'
import type { Bindings } from '../http/bindings'
import { sendJson } from '../http/send-json'
import { splitAddress } from '../http/split-address'
import { PAGE_CACHE_CONTROL } from '../page-cache/finish-page'
import type { Site } from '../site'

/**
 * `GET /search/results.json?q=<words>` what the island of the results wakes with (wire/gallery-file.ts).
 * `GET /search/view?q=<words>&<keys of the gallery "results">` a view of them.
 * `GET /search/suggestions.json?q=<words>` up to 8 titles that the words begin (wire/search.ts).
 */
export function searchRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>()
    .get(`${SEARCH_PATH}/results.json`, (c) => {
      const results = site
        .search()
        .results(readWords(splitAddress(c.env.incoming.url ?? '').search))
      if (!results) return notReady(c)
      return sendJson(c, results.shown.file().json, OF_THE_MOMENT)
    })
    .get(`${SEARCH_PATH}/view`, (c) => {
      const { search } = splitAddress(c.env.incoming.url ?? '')
      const results = site.search().results(readWords(search))
      if (!results) return notReady(c)
      const state = readState(results.shown.gallery, search)
      const view = cutView(results.shown, state, { from: 0, ratios: false })
      return sendJson(c, JSON.stringify(packView(view, ARTICLES_PATH)), OF_THE_MOMENT)
    })
    .get(`${SEARCH_PATH}/suggestions.json`, (c) => {
      const words = readWords(splitAddress(c.env.incoming.url ?? '').search)
      const suggestions = words === '' ? [] : site.search().suggest(words)
      return sendJson(c, JSON.stringify(suggestions), OF_THE_MOMENT)
    })
}

const notReady = (c: Context<Bindings>) =>
  c.json({ error: 'Not ready yet.' }, 503, { 'Retry-After': '2' })

const OF_THE_MOMENT = { 'Cache-Control': PAGE_CACHE_CONTROL }
