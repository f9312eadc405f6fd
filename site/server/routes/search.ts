import { readState } from '@tessera/gallery/core'
import { Hono, type Context } from 'hono'
import { SEARCH_PATH } from '../../wire/search'
import { readWords } from '../answers/answer-search'
import { findBeside } from '../galleries/find-beside'
import { sendGalleryFile } from '../galleries/send-gallery-file'
import type { Bindings } from '../http/bindings'
import { sendJson } from '../http/send-json'
import { splitAddress } from '../http/split-address'
import { PAGE_CACHE_CONTROL } from '../page-cache/finish-page'
import type { Site } from '../site'

/**
 * `GET /search/results/<hash>.json?q=<words>` what the island of the results wakes with (wire/gallery-file.ts).
 * `GET /search/results/beside?q=<words>&results.view=<slug>` what stands beside one of them (wire/beside.ts).
 * `GET /search/suggestions.json?q=<words>` up to 8 titles that the words begin (wire/search.ts).
 */
export function searchRoutes(site: Site): Hono<Bindings> {
  return new Hono<Bindings>()
    .get(`${SEARCH_PATH}/results/beside`, (c) => {
      const shelf = site.search()
      if (!shelf) return switchedOff(c)
      const { search } = splitAddress(c.env.incoming.url ?? '')
      const results = shelf.results(readWords(search))
      if (!results) return notReady(c)
      const beside = findBeside(results.shown, readState(results.shown.gallery, search))
      return sendJson(c, JSON.stringify(beside), OF_THE_MOMENT)
    })
    .get(`${SEARCH_PATH}/results/:file`, (c) => {
      const shelf = site.search()
      if (!shelf) return switchedOff(c)
      const results = shelf.results(readWords(splitAddress(c.env.incoming.url ?? '').search))
      if (!results) return notReady(c)
      return sendGalleryFile(c, results.shown)
    })
    .get(`${SEARCH_PATH}/suggestions.json`, (c) => {
      const shelf = site.search()
      if (!shelf) return switchedOff(c)
      const words = readWords(splitAddress(c.env.incoming.url ?? '').search)
      const suggestions = words === '' ? [] : shelf.suggest(words)
      return sendJson(c, JSON.stringify(suggestions), OF_THE_MOMENT)
    })
}

const notReady = (c: Context<Bindings>) =>
  c.json({ error: 'Not ready yet.' }, 503, { 'Retry-After': '2' })

const switchedOff = (c: Context<Bindings>) =>
  c.json({ error: 'This site has no search.' }, 404, OF_THE_MOMENT)

const OF_THE_MOMENT = { 'Cache-Control': PAGE_CACHE_CONTROL }
