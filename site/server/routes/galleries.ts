import { readState } from '@tessera/gallery/core'
import { Hono, type Context } from 'hono'
import { packTiles, packView, type RatiosFile } from '../../serialization/gallery-file'
import { packRatios } from '../../serialization/packed-ratios'
import { findAdjacentItems } from '../galleries/adjacent-items'
import type { BuiltGallery } from '../galleries/build-gallery'
import { isGallery } from '../galleries/is-gallery'
import { sendGalleryFile } from '../galleries/files/send-gallery-file'
import { sliceRatios, sliceTiles, sliceView } from '../galleries/slice-view'
import { handleGalleryFragment } from '../handlers/handle-fragment'
import type { Bindings } from '../http/bindings'
import { PAGE_CACHE_CONTROL } from '../http/cache-control'
import { sendJson } from '../http/send/send-json'
import { splitUrl } from '../http/split-url'
import { createPageSender } from '../page-cache/page-sender'
import type { Site } from '../site'

/**
 * `GET /galleries/<page>/<gallery>/<hash>.json`: the data file (serialization/gallery-file.ts).
 * `GET /galleries/<page>/<gallery>/view?<state>&from=<index>`: a view of a large gallery.
 * `GET /galleries/<page>/<gallery>/tiles?<state>&from=<index>&to=<index>`: matching tiles in order, on all pages.
 * `GET /galleries/<page>/<gallery>/adjacent?<state with an open slide>`: serialization/adjacent-items.ts.
 * `GET /galleries/<page>/<gallery>/ratios?<state>&from=<index>`: aspect ratios of matching tiles in order.
 * `GET /galleries/<page>/<gallery>/fragment?<query string of the page>`: the gallery as HTML.
 * `<page>` is the key of a page, `<state>` the gallery's part of a query string. A response has at most 96 tiles or
 * 6,000 ratios; HTML has as many tiles as a page.
 */
export function galleryRoutes(site: Site): Hono<Bindings> {
  const findPage = (c: Context<Bindings>) =>
    site.publications.store.pages.get(c.req.param('page') ?? '')
  const find = async (c: Context<Bindings>): Promise<BuiltGallery | undefined> => {
    const record = findPage(c)
    const id = c.req.param('gallery')
    const block = record?.page.blocks.filter(isGallery).find((each) => each.id === id)
    if (!record || !block) return undefined
    await site.galleryCache().whenReady(record, searchOf(c))
    return site.galleryCache().get(record.key, block)
  }
  const articlesPath = () => site.publications.store.articlesPath
  const notFound = (c: Context<Bindings>) =>
    c.json({ error: 'There is no such gallery.' }, 404, { 'Cache-Control': 'no-store' })
  const send = (c: Context<Bindings>, data: unknown) =>
    sendJson(c, JSON.stringify(data), { 'Cache-Control': PAGE_CACHE_CONTROL })

  const sendFragment = createPageSender(site)
  return new Hono<Bindings>()
    .get('/galleries/:page/:gallery/fragment', async (c) => {
      const record = findPage(c)
      if (!record) return notFound(c)
      const search = searchOf(c)
      await site.galleryCache().whenReady(record, search)
      const fragment = handleGalleryFragment(site, record, { id: c.req.param('gallery'), search })
      return fragment ? sendFragment(c, fragment) : notFound(c)
    })
    .get('/galleries/:page/:gallery/view', async (c) => {
      const built = await find(c)
      if (!built) return notFound(c)
      const view = sliceView(built, stateOf(c, built), readIndex(c.req.query('from')) ?? 0)
      return send(c, packView(view, articlesPath()))
    })
    .get('/galleries/:page/:gallery/tiles', async (c) => {
      const built = await find(c)
      if (!built) return notFound(c)
      const from = readIndex(c.req.query('from')) ?? 0
      const tiles = sliceTiles(built, stateOf(c, built), from, readIndex(c.req.query('to')))
      return send(c, packTiles(tiles, articlesPath()))
    })
    .get('/galleries/:page/:gallery/adjacent', async (c) => {
      const built = await find(c)
      if (!built) return notFound(c)
      return send(c, findAdjacentItems(built, stateOf(c, built)))
    })
    .get('/galleries/:page/:gallery/ratios', async (c) => {
      const built = await find(c)
      if (!built) return notFound(c)
      const from = readIndex(c.req.query('from')) ?? 0
      const file: RatiosFile = { ratios: packRatios(sliceRatios(built, stateOf(c, built), from)) }
      return send(c, file)
    })
    .get('/galleries/:page/:gallery/:file', async (c) => {
      const built = c.req.param('file').endsWith('.json') ? await find(c) : undefined
      return built ? sendGalleryFile(c, built) : notFound(c)
    })
}

const stateOf = (c: Context<Bindings>, { gallery }: BuiltGallery) => readState(gallery, searchOf(c))

const searchOf = (c: Context<Bindings>) => splitUrl(c.env.incoming.url ?? '').search

/** Undefined for anything but a number of up to 7 digits. */
const readIndex = (value = '') => (/^\d{1,7}$/.test(value) ? Number(value) : undefined)
