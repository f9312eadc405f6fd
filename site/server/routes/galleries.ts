import { readState } from '@tessera/gallery/core'
import { Hono, type Context } from 'hono'
import { packTiles, packView, type RatiosFile } from '../../wire/gallery-file'
import { packRatios } from '../../wire/packed-ratios'
import type { Bindings } from '../http/bindings'
import { splitAddress } from '../http/split-address'
import { cutRange, cutRatios, cutView } from '../galleries/cut-view'
import { findBeside } from '../galleries/find-beside'
import { isGallery } from '../galleries/gallery-shelf'
import { sendGalleryFile } from '../galleries/send-gallery-file'
import type { ShownGallery } from '../galleries/shown-gallery'
import { sendJson } from '../http/send-json'
import { PAGE_CACHE_CONTROL } from '../page-cache/finish-page'
import type { Site } from '../site'

/**
 * `GET /galleries/<page>/<gallery>/<hash>.json` what an island wakes with (wire/gallery-file.ts).
 * `GET /galleries/<page>/<gallery>/view?<gallery's own keys>&from=<n>` a view of a gallery too large to travel.
 * `GET /galleries/<page>/<gallery>/tiles?<gallery's own keys>&from=<n>&to=<n>` tiles of its order, whatever the page.
 * `GET /galleries/<page>/<gallery>/beside?<gallery's own keys, view among them>` wire/beside.ts.
 * `GET /galleries/<page>/<gallery>/ratios?<gallery's own keys>&from=<n>` the shapes of tiles of its order.
 * An answer holds at most 96 tiles or 6,000 shapes.
 */
export function galleryRoutes(site: Site): Hono<Bindings> {
  const find = async (c: Context<Bindings>): Promise<ShownGallery | undefined> => {
    const record = site.publications.library.pages.get(c.req.param('page') ?? '')
    const id = c.req.param('gallery')
    const block = record?.page.blocks.filter(isGallery).find((each) => each.id === id)
    if (!record || !block) return undefined
    await site.shelf().whenReady(record, searchOf(c))
    return site.shelf().get(record, block)
  }
  const articlesPath = () => site.publications.library.articlesPath
  const missing = (c: Context<Bindings>) =>
    c.json({ error: 'There is no such gallery.' }, 404, { 'Cache-Control': 'no-store' })

  return new Hono<Bindings>()
    .get('/galleries/:page/:gallery/view', async (c) => {
      const shown = await find(c)
      if (!shown) return missing(c)
      const view = cutView(shown, stateOf(c, shown), readPlace(c.req.query('from')) ?? 0)
      return sendJson(c, JSON.stringify(packView(view, articlesPath())), OF_THE_MOMENT)
    })
    .get('/galleries/:page/:gallery/tiles', async (c) => {
      const shown = await find(c)
      if (!shown) return missing(c)
      const from = readPlace(c.req.query('from')) ?? 0
      const tiles = cutRange(shown, stateOf(c, shown), from, readPlace(c.req.query('to')))
      return sendJson(c, JSON.stringify(packTiles(tiles, articlesPath())), OF_THE_MOMENT)
    })
    .get('/galleries/:page/:gallery/beside', async (c) => {
      const shown = await find(c)
      if (!shown) return missing(c)
      return sendJson(c, JSON.stringify(findBeside(shown, stateOf(c, shown))), OF_THE_MOMENT)
    })
    .get('/galleries/:page/:gallery/ratios', async (c) => {
      const shown = await find(c)
      if (!shown) return missing(c)
      const from = readPlace(c.req.query('from')) ?? 0
      const file: RatiosFile = { ratios: packRatios(cutRatios(shown, stateOf(c, shown), from)) }
      return sendJson(c, JSON.stringify(file), OF_THE_MOMENT)
    })
    .get('/galleries/:page/:gallery/:file', async (c) => {
      const shown = c.req.param('file').endsWith('.json') ? await find(c) : undefined
      return shown ? sendGalleryFile(c, shown) : missing(c)
    })
}

const OF_THE_MOMENT = { 'Cache-Control': PAGE_CACHE_CONTROL }

const stateOf = (c: Context<Bindings>, { gallery }: ShownGallery) => readState(gallery, searchOf(c))

const searchOf = (c: Context<Bindings>) => splitAddress(c.env.incoming.url ?? '').search

const readPlace = (value = '') => (/^\d{1,7}$/.test(value) ? Number(value) : undefined)
