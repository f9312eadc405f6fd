import { ARTICLES_PATH } from '@tessera/content'
import { readState, type GalleryState, type GalleryView } from '@tessera/gallery/core'
import { Hono, type Context } from 'hono'
import { packView } from '../../wire/gallery-file'
import { split, type Bindings } from '../app'
import { isGallery } from '../galleries/gallery-shelf'
import type { ShownGallery } from '../galleries/shown-gallery'
import { isKnown } from '../http/conditional'
import { IMMUTABLE } from '../http/send-file'
import { chooseEncoding, encode } from '../page-cache/encodings'
import type { Site } from '../site'

/** The most tiles one answer holds. */
export const MOST_TILES = 96

/**
 * `GET /galleries/<page>/<gallery>/<hash>.json` what an island wakes with (wire/gallery-file.ts).
 * `GET /galleries/<page>/<gallery>/view?<gallery's own keys>&from=<n>` a view of a gallery too large to travel.
 */
export function galleryRoutes(site: Site): Hono<Bindings> {
  const find = (c: Context<Bindings>): ShownGallery | undefined => {
    const record = site.publications.library.pages.get(c.req.param('page') ?? '')
    const id = c.req.param('gallery')
    const block = record?.page.blocks.filter(isGallery).find((each) => each.id === id)
    return record && block && site.shelf().get(record, block)
  }
  const missing = (c: Context<Bindings>) =>
    c.json({ error: 'There is no such gallery.' }, 404, { 'Cache-Control': 'no-store' })

  return new Hono<Bindings>()
    .get('/galleries/:page/:gallery/view', async (c) => {
      const shown = find(c)
      if (!shown) return missing(c)
      const { search } = split(c.env.incoming.url ?? '')
      const from = readFrom(c.req.query('from'))
      const view = cutView(shown, readState(shown.gallery, search), from)
      return sendJson(c, JSON.stringify(packView(view, ARTICLES_PATH)), {
        'Cache-Control': 'public, max-age=0, s-maxage=5, stale-while-revalidate=30',
      })
    })
    .get('/galleries/:page/:gallery/:file', async (c) => {
      const shown = find(c)
      const file = c.req.param('file')
      if (!shown || !file.endsWith('.json')) return missing(c)
      const { hash, json } = shown.file()
      // A page from before the last change asks for an older file: it gets the present one, which must not be kept.
      const isPresent = file === `${hash}.json`
      const etag = `"${hash}"`
      if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304, { ETag: etag })
      return sendJson(c, json, {
        ETag: etag,
        'Cache-Control': isPresent ? IMMUTABLE : 'no-store',
      })
    })
}

/** A state's tiles from `from` on, at most MOST_TILES of them. */
export function cutView({ index }: ShownGallery, state: GalleryState, from: number): GalleryView {
  const view = index.view(state)
  return { ...view, tiles: view.tiles.slice(from, from + MOST_TILES) }
}

function readFrom(value: string | undefined): number {
  return /^\d{1,7}$/.test(value ?? '') ? Number(value) : 0
}

async function sendJson(c: Context<Bindings>, json: string, headers: Record<string, string>) {
  const encoding = chooseEncoding(c.req.header('accept-encoding'))
  const body = new Uint8Array(await encode(Buffer.from(json), encoding))
  return c.body(body, 200, {
    'Content-Type': 'application/json; charset=utf-8',
    Vary: 'Accept-Encoding',
    ...(encoding !== 'identity' && { 'Content-Encoding': encoding }),
    ...headers,
  })
}
