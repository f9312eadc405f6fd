import { articlePath } from '@tessera/content'
import { readState } from '@tessera/gallery/core'
import { tileAspectRatio } from '@tessera/gallery/layouts'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { createServerSource } from '../../client/galleries/server-source'
import { galleryBlock, row } from '../../testing/documents/test-documents'
import { startSite, type RunningSite } from '../../testing/running-site'
import { GalleryCache } from '../../server/galleries/gallery-cache'
import type { BuiltGallery } from '../../server/galleries/build-gallery'
import { longIf } from '../../../scripts/test/test-tags.mjs'

/** More than two responses of ratios, and more than one when half of them match. */
const COUNT = 14_000
/** Bytes of a response. */
const MAX_BYTES = 30_000

const topic = { slug: 'topic', label: 'Topic', terms: [{ id: 't1', slug: 'odd', label: 'Odd' }] }

let site: RunningSite
let built: BuiltGallery
beforeAll(async () => {
  site = await startSite({ empty: true })
  const articles = Array.from({ length: COUNT }, (_, i) => {
    const slug = `sheet-${i}`
    return row('article', `a${i}`, articlePath(slug), {
      slug,
      title: `Sheet ${i}`,
      excerpt: null,
      author: null,
      date: null,
      cover: null,
      terms: i % 2 === 1 ? ['t1'] : [],
      facts: [],
      body: [],
      proportions: { width: 300 + ((i * 7919) % 400), height: 400 },
    })
  })
  const block = galleryBlock({
    id: 'work',
    title: 'Work',
    layout: 'masonry',
    paging: { kind: 'endless', size: 24 },
    groups: [{ group: 'g1', form: 'buttons', multiple: false }],
  })
  const home = {
    slug: 'home',
    title: 'Home',
    description: null,
    showTitle: true,
    blocks: [block],
  }
  await site.publish(
    row('filter-group', 'g1', null, topic),
    ...articles,
    row('page', 'home', '/', home),
  )
  expect(site.publications.store.articles.size).toBe(COUNT)
  const page = site.publications.store.home
  if (!page) throw new Error('The front page is missing.')
  built = new GalleryCache(site.publications.store, () => undefined).get(page.key, block)
})
afterAll(() => site.stop())
afterEach(() => vi.unstubAllGlobals())

for (const search of ['', '?work.topic=odd'])
  test(
    `requests the ratios of thousands of tiles in small responses, each once: "${search}"`,
    longIf(search !== ''),
    async () => {
      const sizes = new Map<string, number>()
      const { fetch } = globalThis
      vi.stubGlobal('fetch', async (address: string) => {
        const response = await fetch(site.origin + address)
        const bytes = (await response.clone().arrayBuffer()).byteLength
        expect(sizes.has(address), address).toBe(false)
        sizes.set(address, bytes)
        return response
      })
      const { gallery, index } = built
      const source = createServerSource(gallery, `/galleries/home/work/${built.file.hash()}.json`)
      const state = readState(gallery, search)
      const view = await source.view(state)
      const range = index.range(state, 0, COUNT)
      expect(view.ratios).toEqual(range.map(tileAspectRatio))
      // The next page has the same order.
      await source.view({ ...state, page: 2 })
      expect([...sizes.keys()].filter((address) => address.includes('/ratios'))).toHaveLength(
        Math.ceil(range.length / 6_000),
      )
      expect(Math.max(...sizes.values())).toBeLessThan(MAX_BYTES)
    },
  )
