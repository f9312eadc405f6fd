import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, type Page } from '@playwright/test'
import { connectToCms, type CmsClient, type Doc, type Id } from '../e2e/product/running/cms-client'
import { richText } from '../e2e/product/forms/rich-text'
import { sharedProduct } from '../e2e/product/running/shared-product'
import { ROOT } from '../e2e/product/running/start-product'
import { ACTIVE, SAFE_URL, VECTORS, watchViolations } from './testing/markup'

const { site } = sharedProduct()
const cms = connectToCms()
const VIDEO = join(ROOT, 'cms/tests/videos/h264-aac.mp4')
const VECTORS_OF_FIELDS = process.env['SOAK'] ? VECTORS : VECTORS.slice(0, 3)
/** The shortest field that shows a vector whole has 60 characters. */
const LONGEST = 60

/** What the test changes for all pages. */
const GLOBALS = {
  menu: ['items'],
  footer: ['columns', 'links', 'note'],
  site: ['name', 'description'],
}
type Global = Readonly<Record<string, unknown>>
const before: [slug: string, data: Global][] = []
test.beforeAll(async () => {
  for (const [slug, fields] of Object.entries(GLOBALS)) {
    const data = await cms.getGlobal(slug)
    before.push([slug, Object.fromEntries(fields.map((field) => [field, data[field] ?? null]))])
  }
})
test.afterAll(async () => {
  for (const [slug, data] of before) await cms.setGlobal(slug, data)
})

for (const [index, vector] of VECTORS_OF_FIELDS.entries()) {
  const tag = index === 0 ? [] : '@long'
  test(
    `runs no markup in any field of a page and in the settings: ${vector}`,
    { tag },
    async ({ page }) => {
      const violations = await watchViolations(page)
      const created: [collection: string, id: Id][] = []
      const add = (collection: string, { id }: Doc) => {
        created.unshift([collection, id])
        return id
      }
      const content: Content = {
        create: async (collection, data) => add(collection, await cms.create(collection, data)),
        upload: async (collection, file) => add(collection, await cms.upload(collection, file)),
      }
      try {
        const path = await publishEverywhere(content, vector, index)
        const html = async () => (await fetch(site + path)).text()
        for (const field of FIELDS) await expect.poll(html, field).toContain(markerOf(field, index))
        await page.goto(site + path, { waitUntil: 'networkidle' })
        await useBlocks(page)
        const links = page.locator('a[href]')
        const hrefs = await links.evaluateAll((all) => all.map((a) => a.getAttribute('href')))
        for (const href of hrefs) expect(href).toMatch(SAFE_URL)
        // The embed is a frame of an allowed host.
        expect(await page.locator(ACTIVE).count()).toBe(0)
        await openFeeds(page, index)
        expect(violations()).toEqual([])
      } finally {
        for (const [collection, id] of created) await cms.remove(collection, id)
      }
    },
  )
}

/** The fields whose texts the HTML of the page contains. */
const FIELDS = [
  ...['page', 'description', 'gallery', 'group', 'term', 'carousel', 'quote', 'attribution'],
  ...['call', 'call-text', 'call-link', 'dialog', 'dialog-button', 'embed', 'video'],
  ...['menu', 'footer', 'footer-link', 'note', 'site'],
] as const
type Field = (typeof FIELDS)[number] | 'subtitles' | 'subtitles-label' | 'feed'

/** Adds documents that the test removes again. */
interface Content {
  create(collection: string, data: object): Promise<Id>
  upload(...file: Parameters<CmsClient['upload']>): Promise<Id>
}

const markerOf = (field: Field, index: number) => `${field}-field-${index}`

/** Publishes a page with the vector in all fields, and sets it in the menu, the footer and the name of the site. @returns its path */
async function publishEverywhere(
  { create, upload }: Content,
  vector: string,
  index: number,
): Promise<string> {
  const text = (field: Field) => `${vector.slice(0, LONGEST)} ${markerOf(field, index)}`
  /** A field of at most 60 characters. */
  const label = (field: Field) => {
    const marker = markerOf(field, index)
    return `${vector.slice(0, 59 - marker.length)} ${marker}`
  }
  const link = (field: Field) => ({ label: label(field), kind: 'url', url: '/contact' })
  const slug = `fields-${index}`
  const group = await create('filter-groups', { label: text('group'), slug })
  const term = await create('terms', { label: text('term'), slug, group })
  // An arrow would be another time.
  const cue = text('subtitles').replaceAll('-->', '')
  const subtitles = `WEBVTT\n\n00:00.000 --> 00:09.000\n${cue}`
  const video = await upload('videos', {
    name: `${slug}.mp4`,
    content: new Uint8Array(readFileSync(VIDEO)),
    data: {
      title: text('video'),
      subtitles: [{ language: 'en', label: label('subtitles-label'), text: subtitles }],
    },
  })
  const work = { title: text('feed'), excerpt: text('feed'), terms: [term], body: richText(vector) }
  const article = await create('articles', { ...work, slug, _status: 'published' })
  await cms.setGlobal('menu', { items: [link('menu')] })
  const column = { title: text('footer'), content: richText(text('footer')) }
  await cms.setGlobal('footer', {
    ...{ columns: [column], links: [link('footer-link')], note: text('note') },
  })
  await cms.setGlobal('site', { name: text('site'), description: text('site') })
  const title = text('page')
  const blocks = [
    {
      ...{ blockType: 'gallery', galleryId: slug, title: text('gallery') },
      ...{ groups: [{ group, form: 'buttons' }], terms: [term] },
    },
    {
      ...{ blockType: 'carousel', title: text('carousel') },
      items: [{ relationTo: 'articles', value: article }],
    },
    { blockType: 'quote', text: text('quote'), attribution: text('attribution') },
    {
      ...{ blockType: 'callToAction', title: text('call'), text: text('call-text') },
      links: [{ ...link('call-link'), appearance: 'button' }],
    },
    {
      ...{ blockType: 'modal', title: text('dialog'), modalId: slug },
      ...{ buttonLabel: text('dialog-button'), content: richText(text('dialog')) },
    },
    {
      ...{ blockType: 'embed', title: text('embed') },
      url: 'https://www.openstreetmap.org/export/embed.html',
    },
    { blockType: 'video', title: text('video'), video },
  ]
  const page = { title, description: text('description'), slug, blocks, _status: 'published' }
  await create('pages', page)
  return `/${slug}`
}

/** Filters, opens the dialog, plays the video with its subtitles and shows the next slide. */
async function useBlocks(page: Page): Promise<void> {
  for (const option of await page.locator('[data-option]').filter({ visible: true }).all())
    await option.click()
  await page.getByRole('button', { name: markerText('dialog-button') }).click()
  await page.keyboard.press('Escape')
  const video = page.locator('video').first()
  await video.scrollIntoViewIfNeeded()
  // Its subtitles are cues, which browsers show as markup of their own.
  await video.evaluate(showSubtitles)
}

const markerText = (field: Field) => new RegExp(`${field}-field-`)

/** Runs in the page. */
async function showSubtitles(element: Element): Promise<void> {
  if (!(element instanceof HTMLVideoElement)) return
  for (const track of element.textTracks) track.mode = 'showing'
  element.muted = true
  await element.play().catch(() => undefined) // The browser has no decoder.
}

/** What a feed reader would show of the page's feeds. */
async function openFeeds(page: Page, index: number): Promise<void> {
  const feeds = await page
    .locator('link[rel=alternate][type]')
    .evaluateAll((links) => links.flatMap((link) => link.getAttribute('href') ?? []))
  expect(feeds.length).toBeGreaterThan(0)
  for (const feed of feeds) {
    const response = await fetch(new URL(feed, site))
    const text = await response.text()
    expect(response.headers.get('content-type'), feed).not.toContain('html')
    expect(text, feed).toContain(markerOf('feed', index))
    expect(await page.evaluate(activeInFeed, { text, active: `script, ${ACTIVE}` }), feed).toEqual(
      [],
    )
  }
}

/** Runs in the page. Elements that could be scripts, in the feed itself and in what is HTML in its entries. */
function activeInFeed({ text, active }: { readonly text: string; readonly active: string }) {
  const parse = (html: string) => [
    ...new DOMParser().parseFromString(html, 'text/html').querySelectorAll(active),
  ]
  if (text.startsWith('{')) {
    const { items } = JSON.parse(text)
    const html: string[] = items.map((item: { content_html?: string }) => item.content_html ?? '')
    return html.flatMap(parse).map(({ outerHTML }) => outerHTML)
  }
  const feed = new DOMParser().parseFromString(text, 'application/xml')
  const entries = feed.querySelectorAll('[type=html], item > description, *|encoded')
  return [
    ...feed.querySelectorAll(`parsererror, ${active}`),
    ...[...entries].flatMap(({ textContent }) => parse(textContent ?? '')),
  ].map(({ outerHTML }) => outerHTML)
}
