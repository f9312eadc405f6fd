import { createElement, type ComponentType } from 'react'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { blocks } from 'virtual:readme'
import { GalleryIndex, LiveGallery, readState, StaticGallery } from '../../src'
import type { GalleryData, GallerySource, ImageInput, LightboxComponent, Tile } from '../../src'
import { DEFAULT_LIGHTBOX } from '../../src/core'
import { expectNoViolations } from '../../src/testing/expect-no-violations'
import { nineWorks } from '../../src/testing/tiles/image-inputs'
import { option, shown } from '../../src/testing/live'
import { render, renderStatic } from '../../src/testing/render'
import { longIf } from '../../../../scripts/test/test-tags.mjs'

afterEach(() => vi.unstubAllGlobals())

type Run = (exported: Readonly<Record<string, unknown>>) => Promise<void>

/** Mounts a component that a block exports. */
const mount = (component: unknown, props: object = {}) =>
  render(createElement(component as ComponentType<object>, props))

const images: readonly ImageInput[] = nineWorks

/** Opens the lightbox of a tile, waits until its image is shown, and closes it, which goes back in the history. */
async function openLightbox(name: string) {
  await page.getByRole('link', { name: `Enlarge: ${name}` }).click()
  await expect.element(page.getByRole('dialog', { name })).toBeVisible()
  await expect
    .poll(() => document.querySelector('[data-slide][data-status=shown] img'))
    .not.toBeNull()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
  await expect.poll(() => location.search).not.toContain('.view=')
}

async function filterPhotos() {
  await option('Photos').click()
  await expect.poll(shown).toEqual(['w1', 'w4', 'w7'])
  expect(location.search).toBe('?work.topic=Photos')
}

/** What each code block does in a page. */
const RUNS: Readonly<Record<string, Run>> = {
  'getting-started-1': async ({ App }) => {
    const container = await mount(App)
    expect(shown()).toHaveLength(2)
    await expectNoViolations(container)
    await openLightbox('A lighthouse at noon')
  },
  'getting-started-2': async ({ App }) => {
    const container = await mount(App)
    await expect.element(page.getByRole('heading', { name: 'Selected work' })).toBeVisible()
    expect(container.querySelector('[data-layout=justified]')).not.toBeNull()
    await expect.element(page.getByRole('searchbox')).toBeVisible()
    await option('Prints').click()
    expect(location.search).toBe('?work.topic=Prints')
    await openLightbox('Harbour at dusk')
  },
  'your-markup-1': async ({ Work }) => {
    const container = await mount(Work, { images })
    expect(container.querySelector('.work [data-tile] [data-zoom]')?.textContent).toBe('Work 1')
    await openLightbox('Work 1')
  },
  'your-markup-2': async ({ Work }) => {
    const container = await mount(Work, { images })
    expect(container.querySelector('aside [data-filters]')).not.toBeNull()
    await filterPhotos()
    await openLightbox('Work 4')
  },
  'your-markup-3': async ({ Titles }) => {
    const container = await mount(Titles, { images })
    const titles = () => [...container.querySelectorAll('li')].map((item) => item.textContent)
    expect(titles()).toHaveLength(9)
    await page.getByRole('link', { name: 'Prints' }).click()
    await expect.poll(titles).toHaveLength(6)
    expect(location.search).toBe('?work.topic=Prints')
  },
  'the-full-form-1': async ({ App }) => {
    await mount(App)
    await option('Prints').click()
    expect(location.search).toBe('?work.topic=print')
    await openLightbox('Harbour at dusk')
  },
  works: async ({ gallery, tiles }) => {
    const data = gallery as GalleryData
    const index = new GalleryIndex(data, tiles as readonly Tile[])
    expect(index.view(readState(data, '?work.topic=print')).tiles).toHaveLength(1)
  },
  'the-lightbox-1': async ({ SiteLightbox }) => {
    const { gallery, tiles } = await works()
    const articles = { ...gallery, lightbox: ARTICLE_SLIDES }
    const search = '?work.view=harbour-at-dusk'
    const state = readState(articles, search)
    const view = new GalleryIndex(articles, tiles).view(state)
    const container = renderStatic(
      createElement(StaticGallery, {
        ...{ gallery: articles, state, view, search },
        lightbox: SiteLightbox as LightboxComponent,
      }),
    )
    expect(container.querySelector('dialog')?.textContent).toContain('The article harbour-at-dusk')
  },
  'links-in-any-text-1': async ({ stop }) => {
    await page.getByRole('link', { name: 'The harbour' }).click()
    await expect.element(page.getByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.element(page.getByRole('dialog')).not.toBeInTheDocument()
    ;(stop as () => void)()
  },
  'server-rendering-1': async ({ html }) => {
    expect(html).toContain('data-tile="harbour-at-dusk"')
    expect(html).toMatch(/data-option="print"[^>]*aria-current/)
  },
  'views-from-a-server-1': async ({ source }) => {
    const { gallery, tiles } = await works()
    const index = new GalleryIndex(gallery, tiles)
    const requests: string[] = []
    vi.stubGlobal('fetch', async (address: string) => {
      requests.push(address)
      return Response.json(index.view(readState(gallery, new URL(address, location.href).search)))
    })
    const initialView = index.view(readState(gallery, ''))
    await mount(LiveGallery, {
      ...{ gallery, initialView, source: source as GallerySource, initialSearch: '' },
      loadLightbox: () => import('../../src/react/lightbox/Lightbox').then((it) => it.Lightbox),
    })
    await option('Prints').click()
    await expect.poll(() => requests).toEqual(['/api/work?work.topic=print'])
    await openLightbox('Harbour at dusk')
  },
}

const ARTICLE_SLIDES = { ...DEFAULT_LIGHTBOX, slides: 'articles' } as const

const works = async () =>
  (await blocks.works?.()) as { gallery: GalleryData; tiles: readonly Tile[] }

for (const [index, name] of Object.keys(blocks).entries())
  test(`the code block ${name} of the README works`, longIf(index > 0), async () => {
    const run = RUNS[name]
    if (!run) throw new Error(`No test runs the code block "${name}".`)
    const article = document.createElement('article')
    article.innerHTML = '<a href="/harbour.jpg" data-lightbox-link="a">The harbour</a>'
    document.body.append(article)
    onTestFinished(() => article.remove())
    await run((await blocks[name]?.()) ?? {})
  })

test('no test is left of a code block that was removed', () => {
  expect(Object.keys(RUNS).toSorted()).toEqual(Object.keys(blocks).toSorted())
})
